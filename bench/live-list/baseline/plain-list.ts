import type { WireOrder } from '@saddlebag/domain/contracts';
import { buckets } from '../protocol.ts';

/**
 * The baseline of the live list: a Map, five sorted arrays and persistent DOM nodes. It batches updates per
 * animation frame and renders every row. It uses no library, schema or translation. Do not change it, because
 * results are compared over months.
 */
export interface PlainList {
  receive(text: string): void;
}

type Bucket = (typeof buckets)[number];

interface Entry {
  order: WireOrder;
  bucket: Bucket;
  readonly row: HTMLElement;
  readonly status: Text;
  readonly eta: Text;
}

interface Section {
  readonly entries: Entry[];
  readonly count: Text;
  readonly list: HTMLElement;
}

const collectedStatuses = new Set(['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER']);
const findBucket = ({ status }: WireOrder): Bucket =>
  status === 'DELIVERED'
    ? 'delivered'
    : status === 'CANCELLED'
      ? 'cancelled'
      : collectedStatuses.has(status)
        ? 'collected'
        : 'new';

const formatEta = ({ status, eta }: WireOrder): string => {
  const minutes = collectedStatuses.has(status) ? eta?.to_customer_minutes : eta?.to_vendor_minutes;
  return status === 'DELIVERED' || minutes === null || minutes === undefined ? '' : `${minutes} min`;
};

/** Finds the position of an order in a list sorted newest first. */
const findPosition = (entries: readonly Entry[], { created_at }: WireOrder): number => {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle]?.order.created_at ?? '') > created_at) low = middle + 1;
    else high = middle;
  }
  return low;
};

const createElement = (tag: string, className: string, children: readonly (Node | string)[]): HTMLElement => {
  const node = document.createElement(tag);
  node.className = className;
  node.append(...children);
  return node;
};

const createEntry = (order: WireOrder): Entry => {
  const status = new Text(order.status);
  const eta = new Text(formatEta(order));
  const row = createElement('li', 'row', [
    createElement('span', 'line', [
      createElement('b', '', [order.customer.name]),
      createElement('time', '', [order.created_at.slice(11, 16)]),
    ]),
    createElement('span', 'address', [order.customer.location.address]),
    createElement('span', 'line', [createElement('span', 'badge', [status]), createElement('b', '', [eta])]),
  ]);
  row.dataset['orderId'] = order.order_id;
  row.dataset['status'] = order.status;
  return { order, bucket: findBucket(order), row, status, eta };
};

export const createPlainList = (root: HTMLElement, orders: readonly WireOrder[]): PlainList => {
  const entries = new Map<string, Entry>();
  const sections = new Map<Bucket, Section>();
  for (const bucket of buckets) {
    const count = new Text('0');
    const list = createElement('ul', '', []);
    const section = createElement('section', '', [createElement('h2', '', [bucket, ' ', count]), list]);
    section.dataset['bucket'] = bucket;
    root.append(section);
    sections.set(bucket, { entries: [], count, list });
  }

  const insertEntry = (entry: Entry): void => {
    const section = sections.get(entry.bucket);
    if (section === undefined) return;
    const position = findPosition(section.entries, entry.order);
    section.list.insertBefore(entry.row, section.list.children[position] ?? null);
    section.entries.splice(position, 0, entry);
    section.count.data = String(section.entries.length);
  };

  const removeEntry = (entry: Entry): void => {
    const section = sections.get(entry.bucket);
    if (section === undefined) return;
    section.entries.splice(findPosition(section.entries, entry.order), 1);
    section.count.data = String(section.entries.length);
  };

  const applyUpdate = (order: WireOrder): void => {
    const entry = entries.get(order.order_id);
    if (entry === undefined || entry.order.updated_at > order.updated_at) return;
    const bucket = findBucket(order);
    if (bucket !== entry.bucket) removeEntry(entry);
    entry.order = order;
    entry.row.dataset['status'] = order.status;
    entry.status.data = order.status;
    entry.eta.data = formatEta(order);
    if (bucket === entry.bucket) return;
    entry.bucket = bucket;
    insertEntry(entry);
  };

  // Insert the oldest order first, so each following order goes to the top of its list.
  for (const order of orders) {
    const entry = createEntry(order);
    entries.set(order.order_id, entry);
    insertEntry(entry);
  }

  let pendingUpdates: WireOrder[] = [];
  return {
    receive: (text) => {
      const { data } = JSON.parse(text) as { readonly data: WireOrder };
      if (pendingUpdates.length === 0) {
        requestAnimationFrame(() => {
          const updates = pendingUpdates;
          pendingUpdates = [];
          for (const order of updates) applyUpdate(order);
        });
      }
      pendingUpdates.push(data);
    },
  };
};
