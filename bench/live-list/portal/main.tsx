import { allSettled } from 'effector';
import { createRoot } from 'react-dom/client';
import { ScopeProvider } from '@saddlebag/domain/react';
import { $visibleLists, trackingOpened } from '@saddlebag/domain/tracking';
import { OrderList } from '../../../apps/portal/src/widgets/order-list/index.ts';
import { openFeed, nextPaint } from '../feed.ts';
import { buckets, vendorId } from '../protocol.ts';
import { openPortal } from './open-portal.ts';
import 'virtual:saddlebag-brands.css';
import '../../../apps/portal/src/styles.css';
import type { Feed } from '../feed.ts';
import type { Portal } from './open-portal.ts';

let feed: Feed | null = null;
let portal: Portal | null = null;

const waitUntil = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await nextPaint();
};

const findRows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-order-id]')];

window.bench = {
  mount: async (options) => {
    const root = document.getElementById('root');
    if (root === null)
      throw new Error('The page has no #root element, so the list cannot be mounted. Check index.html.');
    feed = await openFeed(options);
    portal = openPortal(feed.orders);
    createRoot(root).render(
      <ScopeProvider scope={portal.scope}>
        <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100vh' }}>
          <OrderList selectedId={null} onSelect={() => undefined} onRepeat={() => undefined} />
        </div>
      </ScopeProvider>,
    );
    void allSettled(trackingOpened, { scope: portal.scope, params: { vendorId } });
    const { isLive } = portal;
    await waitUntil(() => isLive() && findRows().length > 0);
  },
  run: async () => {
    const mountedPortal = portal;
    if (feed === null || mountedPortal === null)
      throw new Error('The list is not mounted. Call mount() before run().');
    await feed.play((text) => mountedPortal.receive(text));
  },
  lists: () => {
    const visible = portal?.scope.getState($visibleLists);
    return Object.fromEntries(buckets.map((bucket) => [bucket, visible?.[bucket].ids() ?? []]));
  },
  rows: () =>
    findRows().map(({ dataset }) => ({ id: dataset['orderId'] ?? '', status: dataset['status'] ?? '' })),
};
