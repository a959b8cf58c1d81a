/** Mixes two 32-bit integers into one. */
export const mixHash = (a: number, b: number): number => {
  let hash = Math.imul(a ^ (b + 0x9e3779b9), 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
};

/** Hashes a part of a text (FNV-1a over UTF-16 units). */
export const hashText = (text: string, start = 0, end = text.length): number => {
  let hash = 0x811c9dc5;
  for (let index = start; index < end; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
};
