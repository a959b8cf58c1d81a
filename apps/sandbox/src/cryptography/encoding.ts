/** Encodes bytes as base64 (RFC 4648, section 4). */
export const toBase64 = (bytes: Uint8Array): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
};

/** Encodes bytes as base64url without padding (RFC 4648, section 5). */
export const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Decodes base64url or base64, with or without padding. Throws for any other text. */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(binary.length);
  // A file has millions of bytes, for which `Uint8Array.from` takes 20 times as long.
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
};

/** Returns random bytes in base64url. The default of 32 bytes is long enough for a secret. */
export const randomText = (bytes = 32): string => toBase64Url(crypto.getRandomValues(new Uint8Array(bytes)));

/** Returns a cryptographically random integer from 0 to 2^32 − 1. */
export const randomUint32 = (): number =>
  new DataView(crypto.getRandomValues(new Uint8Array(4)).buffer).getUint32(0);

/** Compares two texts. If they have the same length, the time taken does not reveal where they differ. */
export const equalInConstantTime = (a: string, b: string): boolean => {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let index = 0; index < a.length; index += 1) difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
};
