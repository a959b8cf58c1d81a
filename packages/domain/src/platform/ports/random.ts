import { createStore } from 'effector';
import type { RandomSource } from './ports.ts';

/** Generates an RFC 9562 version 4 UUID. `crypto.randomUUID` does not exist on pages without HTTPS. */
const uuidFromBytes = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const view = new DataView(bytes.buffer);
  view.setUint8(6, (view.getUint8(6) & 0x0f) | 0x40);
  view.setUint8(8, (view.getUint8(8) & 0x3f) | 0x80);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

/** Uses `Math.random` for jitter and the cryptographic generator for identifiers. */
export const platformRandom: RandomSource = {
  next: () => Math.random(),
  uuid: uuidFromBytes,
};

export const $random = createStore<RandomSource>(platformRandom, { serialize: 'ignore' });
