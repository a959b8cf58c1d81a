import { formatDecisions, parseDecisions } from '../decisions.ts';
import type { Decision, Decisions } from '../decisions.ts';

/** Stores the decisions of the review page. */
export interface DecisionStore {
  readonly decisions: Decisions;
  /** True if a server saves the decisions. Otherwise the reviewer has to download them. */
  readonly isServed: boolean;
  /** Loads earlier decisions from the server. Does nothing in a page opened from disk. */
  load(): Promise<void>;
  put(id: string, decision: Decision): Promise<void>;
  download(): void;
}

const fileName = 'visual-review.json';

export const openDecisionStore = (): DecisionStore => {
  const isServed = location.protocol !== 'file:';
  let decisions: Decisions = {};
  return {
    get decisions() {
      return decisions;
    },
    isServed,
    load: async () => {
      if (isServed) decisions = parseDecisions(await (await fetch(fileName)).text());
    },
    put: async (id, decision) => {
      decisions = { ...decisions, [id]: decision };
      if (!isServed) return;
      const response = await fetch(fileName, { method: 'PUT', body: formatDecisions(decisions) });
      if (!response.ok)
        throw new Error(
          `The decision was not saved (status ${response.status}) and is lost when this page closes. Start npm run visual -- --review again.`,
        );
    },
    download: () => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([formatDecisions(decisions)], { type: 'application/json' }));
      link.download = fileName;
      link.click();
      URL.revokeObjectURL(link.href);
    },
  };
};
