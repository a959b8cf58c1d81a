import type { Vendor } from '../../api/index.ts';

/**
 * Sorts vendors: parent vendors first, then by name, then by id (specification 001, section 3).
 * @param languages BCP 47 tags of the market, the first one decides. The browser's language must not decide
 * which outlet is first.
 */
export const orderVendors = (vendors: readonly Vendor[], languages: readonly string[]): readonly Vendor[] => {
  const { compare } = new Intl.Collator([...languages]);
  return vendors.toSorted(
    (one, other) =>
      Number(other.isParent) - Number(one.isParent) ||
      compare(one.name, other.name) ||
      compare(one.id, other.id),
  );
};
