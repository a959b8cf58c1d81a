import type { WireOrder } from '@saddlebag/domain/contracts';
import { buckets } from '../protocol.ts';

/**
 * The floor of the live list: a Map, five sorted arrays and kept DOM nodes, updates gathered per frame, every row in
 * the document. No library, no schema, no translation. Keep it as it is: figures are compared over months.
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

const collected = new Set(['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER']);
const bucketOf = ({ status }: WireOrder): Bucket =>
  status === 'DELIVERED'
    ? 'delivered'
    : status === 'CANCELLED'
      ? 'cancelled'
      : collected.has(status)
        ? 'collected'
        : 'new';

const etaText = ({ status, eta }: WireOrder): string => {
  const minutes = collected.has(status) ? eta?.to_customer_minutes : eta?.to_vendor_minutes;
  return status === 'DELIVERED' || minutes === null || minutes === undefined ? '' : `${minutes} min`;
};

/** Newest first: the first position whose order is not newer. */
const positionOf = (entries: readonly Entry[], { created_at }: WireOrder): number => {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle]?.order.created_at ?? '') > created_at) low = middle + 1;
    else high = middle;
  }
  return low;
};

const element = (tag: string, className: string, children: readonly (Node | string)[]): HTMLElement => {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
};

const createEntry = (order: WireOrder): Entry => {
  const status = new Text(order.status);
  const eta = new Text(etaText(order));
  const row = element('li', 'row', [
    element('span', 'line', [
      element('b', '', [order.customer.name]),
      element('time', '', [order.created_at.slice(11, 16)]),
    ]),
    element('span', 'address', [order.customer.location.address]),
    element('span', 'line', [element('span', 'badge', [status]), element('b', '', [eta])]),
  ]);
  row.dataset['orderId'] = order.order_id;
  row.dataset['status'] = order.status;
  return { order, bucket: bucketOf(order), row, status, eta };
};

export const createPlainList = (root: HTMLElement, orders: readonly WireOrder[]): PlainList => {
  const entries = new Map<string, Entry>();
  const sections = new Map<Bucket, Section>();
  for (const bucket of buckets) {
    const count = new Text('0');
    const list = element('ul', '', []);
    const section = element('section', '', [element('h2', '', [bucket, ' ', count]), list]);
    section.dataset['bucket'] = bucket;
    root.append(section);
    sections.set(bucket, { entries: [], count, list });
  }

  const enter = (entry: Entry): void => {
    const section = sections.get(entry.bucket);
    if (section === undefined) return;
    const position = positionOf(section.entries, entry.order);
    section.list.insertBefore(entry.row, section.list.children[position] ?? null);
    section.entries.splice(position, 0, entry);
    section.count.data = String(section.entries.length);
  };

  const leave = (entry: Entry): void => {
    const section = sections.get(entry.bucket);
    if (section === undefined) return;
    section.entries.splice(positionOf(section.entries, entry.order), 1);
    section.count.data = String(section.entries.length);
  };

  const apply = (order: WireOrder): void => {
    const entry = entries.get(order.order_id);
    if (entry === undefined || entry.order.updated_at > order.updated_at) return;
    const bucket = bucketOf(order);
    if (bucket !== entry.bucket) leave(entry);
    entry.order = order;
    entry.row.dataset['status'] = order.status;
    entry.status.data = order.status;
    entry.eta.data = etaText(order);
    if (bucket === entry.bucket) return;
    entry.bucket = bucket;
    enter(entry);
  };

  // Oldest first, so that each goes to the top of its list.
  for (const order of orders) {
    const entry = createEntry(order);
    entries.set(order.order_id, entry);
    enter(entry);
  }

  let inbox: WireOrder[] = [];
  return {
    receive: (text) => {
      const { data } = JSON.parse(text) as { readonly data: WireOrder };
      if (inbox.length === 0) {
        requestAnimationFrame(() => {
          const updates = inbox;
          inbox = [];
          for (const order of updates) apply(order);
        });
      }
      inbox.push(data);
    },
  };
};
