import { isListOf, type Guard } from '../../platform/guards/index.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';
import { duplicateWindowMs } from '../../platform/recipients/index.ts';

interface Dated {
  /** Unix milliseconds. */
  readonly at: number;
}

/** Uses the absolute difference, because the device's clock may have been set back since then. */
const isRecent = ({ at }: Dated, now: number): boolean => Math.abs(now - at) < duplicateWindowMs;

/** A stored list that loses its entries after `duplicateWindowMs`. */
export interface RecentList<Entry> {
  /** Returns the recent entries. Returns none if the stored list is unreadable. */
  readonly read: (storage: KeyValueStorage, now: number) => readonly Entry[];
  readonly write: (storage: KeyValueStorage, entries: readonly Entry[]) => void;
}

export const createRecentList = <Entry extends Dated>(
  key: string,
  isEntry: Guard<Entry>,
): RecentList<Entry> => {
  const isList = isListOf(isEntry);
  return {
    read: (storage, now) => {
      try {
        const entries: unknown = JSON.parse(storage.read(key) ?? '[]');
        return isList(entries) ? entries.filter((entry) => isRecent(entry, now)) : [];
      } catch {
        return [];
      }
    },
    write: (storage, entries) => storage.write(key, JSON.stringify(entries)),
  };
};
