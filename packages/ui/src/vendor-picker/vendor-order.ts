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

/**
 * Creates a search. A vendor matches if its name or id contains every word of the query, ignoring case and
 * accents.
 */
export function createVendorSearch(vendors: readonly VendorItem[]): (query: string) => readonly VendorItem[] {
  const texts = vendors.map((item) => foldText(vendorText(item)));
  return (query) => {
    const words = foldText(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return vendors;
    return vendors.filter((_, index) => words.every((word) => texts[index]?.includes(word)));
  };
}
