import { openFeed, painted } from '../feed.ts';
import { buckets } from '../protocol.ts';
import { createPlainList } from './plain-list.ts';
import './floor.css';
import type { Feed } from '../feed.ts';
import type { PlainList } from './plain-list.ts';

let feed: Feed | null = null;
let list: PlainList | null = null;

window.bench = {
  mount: async (options) => {
    const root = document.getElementById('root');
    if (root === null) throw new Error('the page has no root');
    feed = await openFeed(options);
    list = createPlainList(root, feed.orders);
    await painted();
  },
  run: async () => {
    const shown = list;
    if (feed === null || shown === null) throw new Error('nothing is mounted');
    await feed.play((text) => shown.receive(text));
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
