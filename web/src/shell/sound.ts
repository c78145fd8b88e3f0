/** A few short sounds, made on the spot. */
import type { Sound } from '../games/contract';
import { settings } from './settings.svelte';

export type AnySound = Sound | 'bell';

let context: AudioContext | null = null;

interface Tone {
  readonly from: number; // Hz
  readonly to: number;
  readonly seconds: number;
  readonly type: OscillatorType;
  readonly loud: number;
  readonly noise?: number; // share of noise
}

const TONES: Record<AnySound, Tone> = {
  bell: { from: 880, to: 880, seconds: 0.9, type: 'sine', loud: 0.18 },
  pick: { from: 1400, to: 500, seconds: 0.09, type: 'square', loud: 0.07, noise: 0.5 },
  clunk: { from: 150, to: 70, seconds: 0.16, type: 'triangle', loud: 0.3, noise: 0.3 },
  page: { from: 500, to: 900, seconds: 0.14, type: 'sine', loud: 0.01, noise: 1 },
  crumble: { from: 90, to: 40, seconds: 0.6, type: 'triangle', loud: 0.2, noise: 0.9 },
  coin: { from: 1800, to: 2400, seconds: 0.25, type: 'sine', loud: 0.1 },
  break: { from: 620, to: 90, seconds: 0.32, type: 'sawtooth', loud: 0.11, noise: 0.8 },
  mend: { from: 520, to: 1040, seconds: 0.28, type: 'triangle', loud: 0.16 },
  reveal: { from: 300, to: 620, seconds: 0.7, type: 'sine', loud: 0.14 },
  whoosh: { from: 260, to: 700, seconds: 0.22, type: 'sine', loud: 0.02, noise: 1 },
  thud: { from: 110, to: 45, seconds: 0.3, type: 'triangle', loud: 0.4, noise: 0.5 },
  rumble: { from: 60, to: 38, seconds: 1.1, type: 'triangle', loud: 0.22, noise: 1 },
  fanfare: { from: 523, to: 1046, seconds: 1.2, type: 'triangle', loud: 0.16 },
  growl: { from: 90, to: 55, seconds: 1.0, type: 'sawtooth', loud: 0.14, noise: 0.4 },
  creak: { from: 240, to: 320, seconds: 0.35, type: 'sawtooth', loud: 0.05 },
};

/** Browsers allow sound only after the first click or key; before that this does nothing. */
export function ring(name: AnySound): void {
  if (settings.volume <= 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const { from, to, seconds, type, noise = 0 } = TONES[name];
  const loud = TONES[name].loud * settings.volume;
  const now = context.currentTime;
  const volume = context.createGain();
  volume.gain.setValueAtTime(loud, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + seconds);
  volume.connect(context.destination);
  const tone = context.createOscillator();
  tone.type = type;
  tone.frequency.setValueAtTime(from, now);
  tone.frequency.exponentialRampToValueAtTime(to, now + seconds);
  tone.connect(volume);
  tone.start(now);
  tone.stop(now + seconds);
  if (noise > 0) rustle(context, seconds, loud * noise);
}

function rustle(context: AudioContext, seconds: number, loud: number): void {
  const buffer = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = context.createBufferSource();
  const volume = context.createGain();
  volume.gain.value = loud;
  source.buffer = buffer;
  source.connect(volume).connect(context.destination);
  source.start();
}
