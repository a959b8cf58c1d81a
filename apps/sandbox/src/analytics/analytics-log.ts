import type { AnalyticsEvent } from '@saddlebag/domain/contracts';

/** The analytics events that the portal has sent, in the order of their arrival. */
export interface AnalyticsLog {
  add(events: readonly AnalyticsEvent[]): void;
  list(): readonly AnalyticsEvent[];
  clear(): void;
}

/** Number of events to keep. The log drops the oldest ones first. */
const maxEvents = 1000;

/** Creates a log in memory. A restart of the sandbox empties it. */
export const createAnalyticsLog = (): AnalyticsLog => {
  let kept: readonly AnalyticsEvent[] = [];
  return {
    add(events) {
      kept = [...kept, ...events].slice(-maxEvents);
    },
    list: () => kept,
    clear() {
      kept = [];
    },
  };
};
