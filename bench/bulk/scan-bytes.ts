import { inflateRawSync } from 'node:zlib';

const centralSignature = 0x02014b50;

/**
 * Inflates each file of an archive and counts its tags. No reader can do less. The archive must be valid.
 */
export const scanBytes = (bytes: Uint8Array): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - 22;
  let count = 0;
  let at = view.getUint32(end + 16, true);
  while (at < end && view.getUint32(at, true) === centralSignature) {
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const content = inflateRawSync(bytes.subarray(start, start + view.getUint32(at + 20, true)));
    for (const byte of content) if (byte === 0x3c) count += 1;
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return count;
};
