import { foldText } from '../address-autocomplete/internal.ts';

/** A vendor in the list: a parent or one of its outlets. */
export interface VendorItem {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
  readonly isParent: boolean;
}

/** Lets the user edit vendors from the list. */
export interface VendorEditing {
  readonly canEdit: (item: VendorItem) => boolean;
  /** Called with the id of the vendor after the panel has closed. */
  readonly onEdit: (id: string) => void;
}

/** Returns the display text of a vendor: `Name - id`. */
export const vendorText = ({ name, id }: VendorItem): string => `${name} - ${id}`;

/**
 * Sorts parents first, then by name in the collation of `locale`, then by id (specification 001, section 3).
 */
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

/** Returns the vendors that match a query, in the order of the list. An empty query matches all. */
export type VendorSearch = (query: string) => readonly VendorItem[];

/**
 * Creates a search. A vendor matches if its name or id contains every word of the query, ignoring case and
 * accents. Sorts when it is first called, and prepares the texts for the first query that is not empty.
 */
export function createVendorSearch(items: readonly VendorItem[], locale: string | undefined): VendorSearch {
  let sorted: readonly VendorItem[] | undefined;
  let texts: readonly string[] | undefined;
  return (query) => {
    const vendors = (sorted ??= orderVendors(items, locale));
    const words = foldText(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return vendors;
    const foldedTexts = (texts ??= vendors.map((item) => foldText(vendorText(item))));
    return vendors.filter((_, index) => words.every((word) => foldedTexts[index]?.includes(word)));
  };
}
