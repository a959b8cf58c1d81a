import type { OpenOrder } from '@saddlebag/domain/tracking';
import type { MapClusterItem } from '@saddlebag/ui/map';

/**
 * The marker of an open order. Builds its label when the map reads it: most of thousands of orders are inside a
 * cluster, which has a label of its own.
 */
export class OrderPin implements MapClusterItem {
  readonly kind = 'dropoff';
  readonly #order: OpenOrder;
  readonly #labelOf: (order: OpenOrder) => string;

  constructor(order: OpenOrder, labelOf: (order: OpenOrder) => string) {
    this.#order = order;
    this.#labelOf = labelOf;
  }

  get id() {
    return this.#order.id;
  }

  get position() {
    return this.#order.point;
  }

  get label() {
    return this.#labelOf(this.#order);
  }
}
