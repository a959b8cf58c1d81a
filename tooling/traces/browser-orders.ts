import type { BrowserContext } from 'playwright';

declare global {
  interface Window {
    readonly ordersSeen: (ids: readonly string[]) => void;
  }
}

/**
 * Records the id of every order that a page of the browser shows: in a list, on its own screen, or as a link
 * to it.
 * @returns a live set of ids.
 */
export const watchOrders = async (context: BrowserContext): Promise<ReadonlySet<string>> => {
  const shownIds = new Set<string>();
  await context.exposeBinding('ordersSeen', (_source, ids: readonly string[]) => {
    for (const id of ids) shownIds.add(id);
  });
  await context.addInitScript(() => {
    const known = new Set<string>();
    const idsOnScreen = (): readonly string[] => [
      ...[...document.querySelectorAll<HTMLElement>('[data-order-id]')].map(
        ({ dataset }) => dataset['orderId'] ?? '',
      ),
      ...[...document.querySelectorAll<HTMLAnchorElement>('[data-slot=placed-elsewhere] a')].map(
        ({ href }) => new URL(href).searchParams.get('order_id') ?? '',
      ),
      ...[...document.querySelectorAll('[data-slot=order-detail] bdi')].map(({ textContent }) => textContent),
    ];
    new MutationObserver(() => {
      const newIds = idsOnScreen().filter((id) => !known.has(id));
      for (const id of newIds) known.add(id);
      if (newIds.length > 0) window.ordersSeen(newIds);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return shownIds;
};
