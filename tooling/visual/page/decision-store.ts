import { decisionsText, parseDecisions } from '../decisions.ts';
import type { Decision, Decisions } from '../decisions.ts';

/** Where the page keeps what is decided. */
export interface DecisionStore {
  readonly decisions: Decisions;
  /** Whether a server writes them down; else the reader has to take them along. */
  readonly isServed: boolean;
  /** Asks the server for what was decided before; a page opened from the disk begins with nothing. */
  load(): Promise<void>;
  put(id: string, decision: Decision): Promise<void>;
  download(): void;
}

const file = 'visual-review.json';

export const openDecisionStore = (): DecisionStore => {
  const isServed = location.protocol !== 'file:';
  let decisions: Decisions = {};
  return {
    get decisions() {
      return decisions;
    },
    isServed,
    load: async () => {
      if (isServed) decisions = parseDecisions(await (await fetch(file)).text());
    },
    put: async (id, decision) => {
      decisions = { ...decisions, [id]: decision };
      if (!isServed) return;
      const answer = await fetch(file, { method: 'PUT', body: decisionsText(decisions) });
      if (!answer.ok)
        throw new Error(
          `The decision was not kept (${answer.status}); it is lost when this page closes; start npm run visual -- --review again.`,
        );
    },
    download: () => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([decisionsText(decisions)], { type: 'application/json' }));
      link.download = file;
      link.click();
      URL.revokeObjectURL(link.href);
    },
  };
};
