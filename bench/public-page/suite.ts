import { publicPages } from '../../apps/portal/public-page-of.ts';
import { placeLinkedOrder } from '../../e2e/public-link.ts';
import { startSandbox } from '../../e2e/sandbox-process.ts';
import { buildPortal } from '../../tooling/build-portal.ts';
import { buildPublicPages, buildReactPage, reactPageFolder } from '../bundle/build-pages.ts';
import { findEntryFile, listModules, staticClosure } from '../bundle/chunk-graph.ts';
import { firstLoadProblems } from '../bundle/first-load.ts';
import { kilobytes } from '../bundle/suite.ts';
import { WrongResultError } from '../comparison.ts';
import { measureFirstPaint, measureReadableOrder } from './slow-phone.ts';
import type { Browser } from 'playwright';
import type { Comparison } from '../comparison.ts';

/** Maximum ratio of a page's scripts before its map to those of the React-only page. */
const sizeLimit = 1.5;
/**
 * Maximum ratio of the time until the status and the estimate are readable to the time until the React-only
 * page, which loads no data, shows its form.
 */
const readableLimit = 1.6;

const measureSize = async (page: (typeof publicPages)[number]): Promise<number> => {
  const chunks = await buildPublicPages();
  const entry = [...chunks.values()].find(({ isEntry, name }) => isEntry && name === page);
  if (entry === undefined) throw new WrongResultError(`the build has no entry for ${page}`);
  const loaded = staticClosure(chunks, [entry.fileName]);
  const problems = firstLoadProblems(listModules(loaded));
  if (problems.length > 0) throw new WrongResultError(`first load of ${page}: ${problems.join('; ')}`);
  return kilobytes(loaded);
};

const sizes = (): readonly Comparison[] =>
  publicPages.map((page) => ({
    name: `public.${page}`,
    size: 'gzip -9',
    rounds: 1,
    goals: [{ metric: 'kB', unit: 'kB', limit: sizeLimit }],
    subject: async () => ({ kB: await measureSize(page) }),
    baseline: async () => {
      const chunks = await buildReactPage();
      return { kB: kilobytes(staticClosure(chunks, [findEntryFile(chunks)])) };
    },
  }));

/**
 * Compares the public pages with a page that contains only React: the size of their scripts before the map,
 * and the time on a slow phone until an order on its way is readable. The same server serves both.
 */
export const publicPageSuite = async (browser: Browser) => {
  await buildPortal();
  await buildReactPage();
  const sandbox = await startSandbox({ speed: 1 });
  const reactServer = await startSandbox({ portalFolder: reactPageFolder });
  const order = await placeLinkedOrder(sandbox);
  await order.advanceTo('PICKED_UP');
  const onSlowPhone: Comparison = {
    name: 'public.slow phone',
    size: '400 kbit/s, CPU ÷ 4',
    goals: [
      { metric: 'readable', unit: 'ms', limit: readableLimit },
      { metric: 'first paint', unit: 'ms', limit: 1 },
    ],
    subject: () => measureReadableOrder(browser, `${sandbox.url}/tracking/${order.token}`),
    baseline: async () => {
      const paint = await measureFirstPaint(browser, reactServer.url);
      return { readable: paint, 'first paint': paint };
    },
  };
  return {
    comparisons: [...sizes(), onSlowPhone],
    close: async (): Promise<void> => {
      await Promise.all([sandbox.close(), reactServer.close()]);
    },
  };
};
