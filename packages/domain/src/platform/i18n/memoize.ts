/**
 * Caches one object per key. Intl objects are expensive to create: the first one of a page takes tens of
 * milliseconds on a phone.
 */
export const memoize = <Value>(create: (key: string) => Value) => {
  const values = new Map<string, Value>();
  return (key: string): Value => {
    const cached = values.get(key);
    if (cached !== undefined) return cached;
    const value = create(key);
    values.set(key, value);
    return value;
  };
};
