import { createStore } from 'effector';
import type { AnalyticsBatch } from '../../contracts/index.ts';
import type { Environment } from '../environment/index.ts';
import { consoleReporter, type FetchPort } from '../ports/index.ts';

/** Sends a batch of analytics events to an analytics service. A rejection drops the batch. */
export type AnalyticsSink = (batch: AnalyticsBatch, fetch: FetchPort) => Promise<void>;

/**
 * Creates a sink that posts each batch to a URL. `keepalive` lets the browser finish the request after the page is
 * closed. It limits the body to 64 kB, and a full batch has less than 20 kB.
 */
const createHttpSink =
  (url: string): AnalyticsSink =>
  async (batch, fetch) => {
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(batch),
      keepalive: true,
    });
  };

/** Lists each batch in the browser's console. */
const consoleSink: AnalyticsSink = (batch) => {
  consoleReporter.report('Analytics', { events: batch.events });
  return Promise.resolve();
};

/**
 * The sink of each environment. Null sends nothing, and the portal then does not ask for consent. A real
 * analytics service replaces a null (docs/integrate.md).
 */
export const $analyticsSinks = createStore<Readonly<Record<Environment, AnalyticsSink | null>>>(
  {
    sandbox: createHttpSink('/sandbox/analytics'),
    dev: consoleSink,
    test: null,
    staging: null,
    production: null,
  },
  { serialize: 'ignore' },
);
