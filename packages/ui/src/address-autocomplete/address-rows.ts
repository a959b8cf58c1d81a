import type { AddressAction, AddressItem, AddressStatus } from './address-autocomplete.types.ts';

/** A row that can be picked. */
export type AddressRow =
  | { readonly type: 'item'; readonly key: string; readonly item: AddressItem }
  | { readonly type: 'action'; readonly key: string; readonly action: AddressAction }
  | { readonly type: 'retry'; readonly key: string };

/** Consecutive rows under one heading. */
export interface AddressSection {
  /** Stays the same when another row becomes the first, so that the rows keep their elements. */
  readonly key: string;
  /** Undefined for rows without a heading. */
  readonly heading: string | undefined;
  readonly rows: AddressRow[];
}

/**
 * Returns the rows of the list, in order. While a search is pending or after it failed, omits the addresses,
 * so that the user cannot pick a stale one. Always includes the actions.
 */
export function addressRows(
  status: AddressStatus,
  items: readonly AddressItem[],
  actions: readonly AddressAction[],
  canRetry: boolean,
): readonly AddressRow[] {
  const matches = status === 'ready' || status === 'idle' ? items : [];
  return [
    ...matches.map((item) => ({ type: 'item' as const, key: `item-${item.id}`, item })),
    ...(status === 'failed' && canRetry ? [{ type: 'retry' as const, key: 'retry' }] : []),
    ...actions.map((action) => ({ type: 'action' as const, key: `action-${action.id}`, action })),
  ];
}

/** Splits the rows into sections by group. Actions and the retry row have no heading. */
export function addressSections(rows: readonly AddressRow[]): readonly AddressSection[] {
  const sections: AddressSection[] = [];
  for (const row of rows) {
    const heading = row.type === 'item' ? row.item.group : undefined;
    const last = sections.at(-1);
    if (last && last.heading === heading && last.rows[0]?.type === row.type) last.rows.push(row);
    else {
      const earlier = sections.filter((section) => section.heading === heading).length;
      sections.push({ key: `${earlier} ${heading ?? ''}`, heading, rows: [row] });
    }
  }
  return sections;
}

/**
 * Returns the row that Enter picks while none is highlighted: an action that declares itself the default, or the
 * first address. Returns undefined if the user must choose.
 */
export const defaultRow = (rows: readonly AddressRow[]): AddressRow | undefined =>
  rows.find((row) => row.type === 'action' && row.action.isDefault) ??
  rows.find(({ type }) => type === 'item');
