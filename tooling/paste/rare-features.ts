interface WithFeatures {
  readonly hashes: Int32Array;
  readonly offsets: Int32Array;
  readonly variant: number;
}

/** Number of slots that count how many messages have a feature. Many more than the buckets, so that few share one. */
const SLOT_COUNT = 2 ** 24;
const MAX_COUNT = 250;
const slotOf = (hash: number): number => hash & (SLOT_COUNT - 1);

/** Removes features that fewer messages have. Variants of messages do not count. */
export const withoutRareFeatures = <Example extends WithFeatures>(
  examples: readonly Example[],
  minimumCount: number,
): readonly Example[] => {
  const counts = new Uint8Array(SLOT_COUNT);
  for (const { hashes, variant } of examples)
    if (variant === 0)
      for (const slot of new Set(hashes.map(slotOf)))
        if ((counts[slot] ?? 0) < MAX_COUNT) counts[slot] = (counts[slot] ?? 0) + 1;
  return examples.map((example) => {
    const { hashes, offsets } = example;
    const kept = new Int32Array(hashes.length);
    const keptOffsets = new Int32Array(offsets.length);
    let size = 0;
    for (let at = 0; at + 1 < offsets.length; at += 1) {
      for (let index = offsets[at] ?? 0; index < (offsets[at + 1] ?? 0); index += 1) {
        const hash = hashes[index] ?? 0;
        if ((counts[slotOf(hash)] ?? 0) < minimumCount) continue;
        kept[size] = hash;
        size += 1;
      }
      keptOffsets[at + 1] = size;
    }
    return { ...example, hashes: kept.slice(0, size), offsets: keptOffsets };
  });
};
