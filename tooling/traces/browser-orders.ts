import type { BrowserContext } from 'playwright';

/** Remembers every order that stands on a screen of the browser: in the lists, by itself, or with the way that leads to it. */
export const watchOrders = async (context: BrowserContext): Promise<ReadonlySet<string>> => {
  const seen = new Set<string>();
  await context.exposeBinding('ordersSeen', (_source, ids: readonly string[]) => {
    for (const id of ids) seen.add(id);
  });
  await context.addInitScript(() => {
    const { ordersSeen } = globalThis as unknown as { readonly ordersSeen: (ids: readonly string[]) => void };
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
      const fresh = idsOnScreen().filter((id) => !known.has(id));
      for (const id of fresh) known.add(id);
      if (fresh.length > 0) ordersSeen(fresh);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return seen;
};
