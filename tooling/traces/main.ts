import { parseArgs } from 'node:util';
import { buildPortal } from '../build-portal.ts';
import { runBrowserTraces } from './browser.ts';
import { runModelTraces } from './model.ts';
import { runTabRenewals } from './tabs.ts';

/**
 * `npm run traces`: runs random sequences of actions and checks that none leads to a violation.
 *
 * - `-- --count 500 --seed 7` runs 500 traces against the models and the sandbox in one process.
 * - `-- --browser 100` runs 100 traces in Chromium.
 * - `-- --tabs 8 --expiries 100` expires a session 100 times in eight real tabs.
 */
const main = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      browser: { type: 'string' },
      tabs: { type: 'string' },
      expiries: { type: 'string', default: '100' },
    },
  });
  const seed = Number(values.seed);
  if (values.browser === undefined && values.tabs === undefined)
    return runModelTraces(Number(values.count), seed);
  await buildPortal();
  return values.tabs === undefined
    ? runBrowserTraces(Number(values.browser), seed)
    : runTabRenewals(Number(values.tabs), Number(values.expiries));
};

try {
  process.exitCode = (await main()) > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
