import { allSettled } from 'effector';
import { createRoot } from 'react-dom/client';
import { ScopeProvider } from '@saddlebag/domain/react';
import { $visible, trackingOpened } from '@saddlebag/domain/tracking';
import { OrderList } from '../../../apps/portal/src/widgets/order-list/index.ts';
import { openFeed, painted } from '../feed.ts';
import { buckets, vendorId } from '../protocol.ts';
import { openPortal } from './portal.ts';
import 'virtual:saddlebag-brands.css';
import '../../../apps/portal/src/styles.css';
import type { Feed } from '../feed.ts';
import type { Portal } from './portal.ts';

let feed: Feed | null = null;
let portal: Portal | null = null;

const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await painted();
};

const shownRows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-order-id]')];

window.bench = {
  mount: async (options) => {
    const root = document.getElementById('root');
    if (root === null) throw new Error('the page has no root');
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
    await until(() => isLive() && shownRows().length > 0);
  },
  run: async () => {
    const open = portal;
    if (feed === null || open === null) throw new Error('nothing is mounted');
    await feed.play((text) => open.receive(text));
  },
  lists: () => {
    const visible = portal?.scope.getState($visible);
    return Object.fromEntries(buckets.map((bucket) => [bucket, visible?.[bucket].ids() ?? []]));
  },
  rows: () =>
    shownRows().map(({ dataset }) => ({ id: dataset['orderId'] ?? '', status: dataset['status'] ?? '' })),
};
