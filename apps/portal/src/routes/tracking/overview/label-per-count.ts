/** Caches the label of each count. Choosing the plural form of a text is slow, and most counts repeat. */
export const labelPerCount = (labelOf: (count: number) => string): ((count: number) => string) => {
  const labels = new Map<number, string>();
  return (count) => {
    const label = labels.get(count) ?? labelOf(count);
    labels.set(count, label);
    return label;
  };
};
