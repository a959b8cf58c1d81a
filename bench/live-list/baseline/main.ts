import { openFeed, nextPaint } from '../feed.ts';
import { buckets } from '../protocol.ts';
import { createPlainList } from './plain-list.ts';
import './baseline.css';
import type { Feed } from '../feed.ts';
import type { PlainList } from './plain-list.ts';

let feed: Feed | null = null;
let list: PlainList | null = null;

window.bench = {
  mount: async (options) => {
    const root = document.getElementById('root');
    if (root === null)
      throw new Error('The page has no #root element, so the list cannot be mounted. Check index.html.');
    feed = await openFeed(options);
    list = createPlainList(root, feed.orders);
    await nextPaint();
  },
  run: async () => {
    const mountedList = list;
    if (feed === null || mountedList === null)
      throw new Error('The list is not mounted. Call mount() before run().');
    await feed.play((text) => mountedList.receive(text));
  },
  lists: () =>
    Object.fromEntries(
      buckets.map((bucket) => [
        bucket,
        [...document.querySelectorAll<HTMLElement>(`[data-bucket=${bucket}] [data-order-id]`)].map(
          (row) => row.dataset['orderId'] ?? '',
        ),
      ]),
    ),
  rows: () =>
    [...document.querySelectorAll<HTMLElement>('[data-order-id]')].map(({ dataset }) => ({
      id: dataset['orderId'] ?? '',
      status: dataset['status'] ?? '',
    })),
};
