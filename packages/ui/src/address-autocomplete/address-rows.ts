import type { AddressAction, AddressItem, AddressStatus } from './address-autocomplete.types.ts';

/** A row that can be chosen. */
export type AddressRow =
  | {
      readonly type: 'item';
      readonly key: string;
      readonly item: AddressItem;
      readonly heading: string | undefined;
    }
  | { readonly type: 'action'; readonly key: string; readonly action: AddressAction }
  | { readonly type: 'retry'; readonly key: string };

/**
 * The rows of the list, in order. Addresses appear only when they belong to the text in the field: while it is being
 * searched, or could not be, there are none to pick by mistake. Actions are always there.
 */
export function addressRows(
  status: AddressStatus,
  items: readonly AddressItem[],
  actions: readonly AddressAction[],
  canRetry: boolean,
): readonly AddressRow[] {
  const shown = status === 'ready' || status === 'idle' ? items : [];
  return [
    ...shown.map((item, index) => ({
      type: 'item' as const,
      key: `item-${item.id}`,
      item,
      heading: item.group !== shown[index - 1]?.group ? item.group : undefined,
    })),
    ...(status === 'failed' && canRetry ? [{ type: 'retry' as const, key: 'retry' }] : []),
    ...actions.map((action) => ({ type: 'action' as const, key: `action-${action.id}`, action })),
  ];
}
