import type { TabCandidacy, Tabs } from '../platform/ports/ports.ts';

export interface TabFixture {
  readonly tabs: Tabs;
  /** Simulates a tab that the browser freezes: it receives nothing and keeps its locks. */
  freeze(): void;
  /** Delivers what the tab has missed. */
  thaw(): void;
  /** Simulates a closed tab: the browser releases its locks. */
  close(): void;
}

export interface SharedTabs {
  openTab(): TabFixture;
}

interface Tab {
  isFrozen: boolean;
  isClosed: boolean;
  missed: (() => void)[];
}

interface Candidate extends TabCandidacy {
  readonly tab: Tab;
}

/** Creates the tabs of one origin, without a browser. */
export const createSharedTabs = ({ isSupported = true } = {}): SharedTabs => {
  const listeners = new Set<{
    readonly tab: Tab;
    readonly name: string;
    readonly received: (message: unknown) => void;
  }>();
  /** The candidates of each name. The first one leads. */
  const queues = new Map<string, Candidate[]>();

  const runIn = (tab: Tab, task: () => void): void =>
    queueMicrotask(() => {
      if (tab.isClosed) return;
      if (tab.isFrozen) tab.missed.push(task);
      else task();
    });
  const queueOf = (name: string): Candidate[] => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    return queue;
  };
  const announce = (name: string, candidate: Candidate): void =>
    runIn(candidate.tab, () => {
      if (queueOf(name)[0] === candidate) candidate.won();
    });
  const remove = (name: string, candidate: Candidate): void => {
    const queue = queueOf(name);
    const index = queue.indexOf(candidate);
    if (index < 0) return;
    queue.splice(index, 1);
    const [next] = queue;
    if (index === 0 && next) announce(name, next);
  };

  return {
    openTab: () => {
      const tab: Tab = { isFrozen: false, isClosed: false, missed: [] };
      return {
        tabs: {
          isSupported: () => isSupported,
          openChannel: (name, received) => {
            const listener = { tab, name, received };
            listeners.add(listener);
            return {
              post: (message) => {
                const copy: unknown = structuredClone(message);
                for (const other of listeners)
                  if (other.tab !== tab && other.name === name)
                    runIn(other.tab, () => {
                      if (listeners.has(other)) other.received(copy);
                    });
              },
              close: () => void listeners.delete(listener),
            };
          },
          campaign: (name, candidacy) => {
            const candidate: Candidate = { ...candidacy, tab };
            const queue = queueOf(name);
            if (candidacy.isTakeover) {
              const previous = queue.shift();
              queue.unshift(candidate);
              if (previous) runIn(previous.tab, previous.lost);
            } else queue.push(candidate);
            if (queue[0] === candidate) announce(name, candidate);
            return () => remove(name, candidate);
          },
        },
        freeze: () => {
          tab.isFrozen = true;
        },
        thaw: () => {
          tab.isFrozen = false;
          for (const task of tab.missed.splice(0)) runIn(tab, task);
        },
        close: () => {
          tab.isClosed = true;
          for (const [name, queue] of queues)
            for (const candidate of queue.filter((other) => other.tab === tab)) remove(name, candidate);
        },
      };
    },
  };
};
