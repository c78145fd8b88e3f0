import { expect, test } from 'vitest';
import { isHere } from './reach';

test('some addresses mean the computer itself', () => {
  expect(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'].filter((host) => !isHere(host))).toEqual([]);
  expect(
    ['192.168.0.7', 'example.org', '127.0.0.1.example.org', '[fe80::1]', 'localhost.example'].filter(isHere),
  ).toEqual([]);
});
