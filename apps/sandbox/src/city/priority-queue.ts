/** Numbers by priority, the lowest first: a binary heap over two arrays. */
export interface PriorityQueue {
  readonly add: (item: number, priority: number) => void;
  /** Removes and answers the item with the lowest priority; undefined when there is none. */
  readonly take: () => number | undefined;
}

export const createPriorityQueue = (): PriorityQueue => {
  const items: number[] = [];
  const priorities: number[] = [];
  const priority = (index: number): number => priorities[index] as number;
  const swap = (a: number, b: number): void => {
    [items[a], items[b]] = [items[b] as number, items[a] as number];
    [priorities[a], priorities[b]] = [priority(b), priority(a)];
  };
  const sinkFrom = (start: number): void => {
    for (let parent = start; ;) {
      const left = parent * 2 + 1;
      let lowest = parent;
      if (left < items.length && priority(left) < priority(lowest)) lowest = left;
      if (left + 1 < items.length && priority(left + 1) < priority(lowest)) lowest = left + 1;
      if (lowest === parent) return;
      swap(parent, lowest);
      parent = lowest;
    }
  };
  return {
    add: (item, itsPriority) => {
      items.push(item);
      priorities.push(itsPriority);
      for (let child = items.length - 1; child > 0;) {
        const parent = (child - 1) >> 1;
        if (priority(parent) <= priority(child)) break;
        swap(parent, child);
        child = parent;
      }
    },
    take: () => {
      const first = items[0];
      if (first === undefined) return undefined;
      const [lastItem, lastPriority] = [items.pop() as number, priorities.pop() as number];
      if (items.length > 0) {
        items[0] = lastItem;
        priorities[0] = lastPriority;
        sinkFrom(0);
      }
      return first;
    },
  };
};
