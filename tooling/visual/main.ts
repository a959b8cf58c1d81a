import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { buildCommit, buildWorkingTree, cacheFolder } from './build-side.ts';
import { commitOf, findDefaultBase } from './checkout.ts';
import { compareSides } from './compare-sides.ts';
import { createDecision, openItems } from './decisions.ts';
import { decisionsFile, readDecisions, writeDecisions } from './decisions-file.ts';
import { removeUncachedPictures } from './capture-cache.ts';
import { needsDecision } from './model.ts';
import { help, readOptions } from './options.ts';
import { serveReview } from './review-server.ts';
import { matchesNameFilter } from './story-list.ts';
import { readReport, writeReport } from './write-report.ts';
import type { Report, Side } from './model.ts';
import type { Options } from './options.ts';

const reportFolder = join(root, 'visual-report');
const picturesFolder = join(cacheFolder, 'pictures');

const summarize = ({ items, unchanged }: Report): string => {
  const count = (kind: string) => items.filter((item) => item.kind === kind).length;
  return `${unchanged} unchanged, ${count('changed')} changed, ${count('new')} new, ${count('removed')} removed, ${count('flaky')} flaky, ${count('failed')} failed`;
};

/** Prints the result and the number of open items. Returns the exit code: 0 if there are none. */
const printResult = (report: Report): number => {
  const open = openItems(report.items, readDecisions());
  for (const { component, story, modeName, message } of report.items.filter(({ kind }) => kind === 'failed'))
    console.log(`failed: ${component} / ${story} / ${modeName}: ${message ?? ''}`);
  for (const { component, story, modeName } of report.items.filter(({ kind }) => kind === 'flaky'))
    console.log(`flaky: ${component} / ${story} / ${modeName}`);
  console.log(summarize(report));
  if (open.length === 0) return 0;
  console.log(`${open.length} to decide: npm run visual -- --review`);
  return 1;
};

const compare = async ({ base, head, only, mode }: Options): Promise<number> => {
  const baseSide = commitOf(base ?? findDefaultBase());
  const headCommit = commitOf(head ?? 'HEAD');
  const headSide: Side = head === null ? { ...headCommit, name: 'working tree' } : headCommit;
  console.log(`base: ${baseSide.commit.slice(0, 8)} ${baseSide.subject}`);
  const baseSite = await buildCommit(baseSide.commit);
  console.log(
    `head: ${head === null ? 'working tree' : `${headSide.commit.slice(0, 8)} ${headSide.subject}`}`,
  );
  const headSite = head === null ? await buildWorkingTree() : await buildCommit(headSide.commit);
  removeUncachedPictures(cacheFolder, picturesFolder);
  const { unchanged, items } = await compareSides({
    base: baseSite,
    head: headSite,
    cache: cacheFolder,
    pictures: picturesFolder,
    only,
    modeGlob: mode,
  });
  const report: Report = { base: baseSide, head: headSide, unchanged, items };
  await writeReport(reportFolder, report, picturesFolder, readDecisions());
  console.log(`review: ${join(reportFolder, 'index.html')}`);
  return printResult(report);
};

const readLastReport = (): Report => {
  if (existsSync(join(reportFolder, 'report.js'))) return readReport(reportFolder);
  throw new Error(
    'There is no comparison yet, so there is nothing to decide. Create one first: npm run visual.',
  );
};

const accept = ({ only, mode, comment }: Options): number => {
  const report = readLastReport();
  const selected = report.items.filter(
    (item) =>
      needsDecision(item) && matchesNameFilter(item.storyId, only) && matchesNameFilter(item.modeName, mode),
  );
  const accepted = selected.map((item) => [item.id, createDecision(item, 'accepted', comment)] as const);
  writeDecisions({ ...readDecisions(), ...Object.fromEntries(accepted) });
  console.log(`Accepted ${accepted.length} changes in ${decisionsFile}`);
  return printResult(report);
};

const review = async (): Promise<number> => {
  readLastReport();
  const { url } = await serveReview(reportFolder, decisionsFile, 4700).catch(() =>
    serveReview(reportFolder, decisionsFile),
  );
  console.log(`Review at ${url}. Decisions are saved to ${decisionsFile}. Press Ctrl-C to stop.`);
  await new Promise((resolve) => process.once('SIGINT', resolve));
  return 0;
};

try {
  const options = readOptions(process.argv.slice(2));
  const run = { compare, accept, review }[options.action];
  process.exit(await run(options));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof TypeError) console.error(help);
  process.exit(1);
}
