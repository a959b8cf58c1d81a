/** An id and its sort key. `remove` requires the object that was added. */
export interface Slot {
  readonly id: string;
  readonly key: number;
}

/**
 * Ids sorted by descending key, then by id. Adding and removing cost about the same with 200 ids as with
 * 20,000.
 */
export interface SortedIds {
  readonly size: number;
  add(slot: Slot): void;
  remove(slot: Slot): void;
  at(index: number): string | undefined;
  first(): Slot | undefined;
  toArray(): string[];
}

const MAX_CHUNK_SIZE = 128;

const compare = (one: Slot, other: Slot): number =>
  other.key - one.key || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

/** Finds the first position whose slot does not sort before `slot`. */
const positionIn = (slots: readonly Slot[], slot: Slot): number => {
  let low = 0;
  let high = slots.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const candidate = slots[middle];
    if (candidate && compare(candidate, slot) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * Creates a sorted array that is split into chunks, so that an insertion moves only the rest of one chunk. A
 * plain sorted array would move all elements for each new order, which sorts first.
 */
export const createSortedIds = (): SortedIds => {
  let chunks: Slot[][] = [];
  let size = 0;

  /** Finds the chunk of a slot: the first one whose last slot does not sort before it. */
  const chunkOf = (slot: Slot): number => {
    let low = 0;
    let high = chunks.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const last = chunks[middle]?.at(-1);
      if (last && compare(last, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  return {
    get size() {
      return size;
    },
    add: (slot) => {
      size += 1;
      const index = chunkOf(slot);
      const chunk = chunks[index];
      if (!chunk) {
        chunks = [[slot]];
        return;
      }
      chunk.splice(positionIn(chunk, slot), 0, slot);
      if (chunk.length > MAX_CHUNK_SIZE) chunks.splice(index + 1, 0, chunk.splice(MAX_CHUNK_SIZE / 2));
    },
    remove: (slot) => {
      const index = chunkOf(slot);
      const chunk = chunks[index];
      const position = chunk ? positionIn(chunk, slot) : 0;
      if (chunk?.[position]?.id !== slot.id) return;
      size -= 1;
      chunk.splice(position, 1);
      if (chunk.length === 0) chunks.splice(index, 1);
    },
    at: (index) => {
      let remaining = index;
      for (const chunk of chunks) {
        if (remaining < chunk.length) return chunk[remaining]?.id;
        remaining -= chunk.length;
      }
      return undefined;
    },
    first: () => chunks[0]?.[0],
    toArray: () => chunks.flatMap((chunk) => chunk.map((slot) => slot.id)),
  };
};
