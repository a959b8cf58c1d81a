import { foldText } from '../address-autocomplete/fold-text.ts';

/** A vendor that can be picked: a parent or one of its outlets. */
export interface VendorItem {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
  readonly isParent: boolean;
}

/** How a vendor is written everywhere: `Name - id`. */
export const vendorText = ({ name, id }: VendorItem): string => `${name} - ${id}`;

/** Parents first, then by name as the language of the page sorts (specification 001, section 3); equal names by id. */
export function orderVendors(
  items: readonly VendorItem[],
  locale: string | undefined,
): readonly VendorItem[] {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  return items.toSorted(
    (one, other) =>
      Number(other.isParent) - Number(one.isParent) ||
      collator.compare(one.name, other.name) ||
      collator.compare(one.id, other.id),
  );
}

/** Makes a search over vendors: every word of the query must be in the name or the id, whatever its case and accents. */
export function createVendorSearch(ordered: readonly VendorItem[]): (query: string) => readonly VendorItem[] {
  const texts = ordered.map((item) => foldText(vendorText(item)));
  return (query) => {
    const words = foldText(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return ordered;
    return ordered.filter((_, index) => words.every((word) => texts[index]?.includes(word)));
  };
}
