/** A priority queue of numbers, lowest priority first: a binary heap in two arrays. */
export interface PriorityQueue {
  readonly add: (value: number, priority: number) => void;
  /** Removes and returns the value with the lowest priority. Returns undefined if the queue is empty. */
  readonly take: () => number | undefined;
}

export const createPriorityQueue = (): PriorityQueue => {
  const values: number[] = [];
  const priorities: number[] = [];
  const priority = (index: number): number => priorities[index] as number;
  const swap = (a: number, b: number): void => {
    [values[a], values[b]] = [values[b] as number, values[a] as number];
    [priorities[a], priorities[b]] = [priority(b), priority(a)];
  };
  const siftDown = (start: number): void => {
    for (let parent = start; ;) {
      const left = parent * 2 + 1;
      let lowest = parent;
      if (left < values.length && priority(left) < priority(lowest)) lowest = left;
      if (left + 1 < values.length && priority(left + 1) < priority(lowest)) lowest = left + 1;
      if (lowest === parent) return;
      swap(parent, lowest);
      parent = lowest;
    }
  };
  return {
    add: (value, valuePriority) => {
      values.push(value);
      priorities.push(valuePriority);
      for (let child = values.length - 1; child > 0;) {
        const parent = (child - 1) >> 1;
        if (priority(parent) <= priority(child)) break;
        swap(parent, child);
        child = parent;
      }
    },
    take: () => {
      const first = values[0];
      if (first === undefined) return undefined;
      const [lastValue, lastPriority] = [values.pop() as number, priorities.pop() as number];
      if (values.length > 0) {
        values[0] = lastValue;
        priorities[0] = lastPriority;
        siftDown(0);
      }
      return first;
    },
  };
};
