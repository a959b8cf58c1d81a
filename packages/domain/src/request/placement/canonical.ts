/** Serializes a value as JSON with sorted keys, so that equal values produce equal texts. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/**
 * Computes a 64-bit FNV-1a hash as 16 hexadecimal digits. It distinguishes contents but is not cryptographic.
 * Unlike `crypto.subtle`, it needs no secure context.
 */
export const stableHash = (text: string): string => {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
};
