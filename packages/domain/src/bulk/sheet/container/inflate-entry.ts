import type { ArchiveEntry } from './archive-entry.ts';

/**
 * Inflates a file of an archive in chunks, and hands them to `take` until it returns true.
 *
 * The directory of a hostile archive can claim a small size. The size is therefore counted while inflating.
 * @returns false if the data is damaged or its size differs from that in the directory
 */
export const inflateEntry = async (
  bytes: Uint8Array,
  { start, compressedBytes, inflatedBytes, isCompressed }: ArchiveEntry,
  take: (chunk: Uint8Array) => boolean,
): Promise<boolean> => {
  const data = bytes.slice(start, start + compressedBytes);
  if (!isCompressed) {
    if (data.length !== inflatedBytes) return false;
    take(data);
    return true;
  }
  const reader = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let count = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return count === inflatedBytes;
      count += value.length;
      if (count > inflatedBytes || take(value)) {
        await reader.cancel();
        return count <= inflatedBytes;
      }
    }
  } catch {
    // The stream throws a TypeError for data that is not deflated, or that ends early.
    return false;
  }
};
