import type { Order } from '../../api/index.ts';
import { attentionOf, compareAttention, type AttentionItem } from './attention-of.ts';
import { createDuplicateIndex } from './duplicates.ts';
import { kindOfStatus } from './kinds.ts';

/** The current time and the first instant of the day, both in Unix milliseconds. */
export interface AttentionTime {
  readonly now: number;
  readonly today: number;
}

/**
 * The attention items of the orders on the tracking screen. Its model changes the book in place. A batch of
 * updates costs as much as its changed orders. A tick examines only orders whose status can need attention.
 */
export interface AttentionBook {
  /** Examines changed orders. An order that is undefined was removed. */
  apply(changes: Iterable<readonly [id: string, order: Order | undefined]>, time: AttentionTime): void;
  /** Examines all candidates again, because time has passed. */
  advance(time: AttentionTime): void;
  /** All items, most severe first. The same array until an item changes. */
  items(): readonly AttentionItem[];
}

export const createAttentionBook = (): AttentionBook => {
  const duplicates = createDuplicateIndex();
  const candidates = new Map<string, Order>();
  const items = new Map<string, AttentionItem>();
  let sorted: readonly AttentionItem[] | null = [];

  const attentionIn = (order: Order, { now, today }: AttentionTime): Omit<AttentionItem, 'id'> | null => {
    const attention = attentionOf(order, now, today);
    if (attention) return attention;
    const since = duplicates.duplicateSince(order);
    return since === null ? null : { kind: 'duplicate', since };
  };
  const examine = (id: string, order: Order | undefined, time: AttentionTime): void => {
    const previous = items.get(id);
    const attention = order ? attentionIn(order, time) : null;
    if (attention?.kind === previous?.kind && attention?.since === previous?.since) return;
    if (attention) items.set(id, { id, ...attention });
    else items.delete(id);
    sorted = null;
  };

  return {
    apply: (changes, time) => {
      for (const [id, order] of changes) {
        if (order && kindOfStatus(order.status) !== null) candidates.set(id, order);
        else candidates.delete(id);
        const neighbours = duplicates.set(id, order);
        examine(id, order, time);
        for (const neighbour of neighbours) examine(neighbour.id, neighbour, time);
      }
    },
    advance: (time) => {
      for (const [id, order] of candidates) examine(id, order, time);
    },
    items: () => (sorted ??= [...items.values()].sort(compareAttention)),
  };
};
