/** Whether a link is worth sharing: one with an address that means another computer to everybody is not. */

/** Whether a host is the computer itself to whoever opens it. */
export function isHere(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}
