import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { buildCommit, buildWorkingTree, cacheFolder } from './build-side.ts';
import { commitOf, defaultBase } from './checkout.ts';
import { compareSides } from './compare-sides.ts';
import { decide, openItems } from './decisions.ts';
import { decisionsFile, readDecisions, writeDecisions } from './decisions-file.ts';
import { sweepPictures } from './kept-captures.ts';
import { needsDecision } from './model.ts';
import { help, readOptions } from './options.ts';
import { serveReview } from './review-server.ts';
import { matches } from './story-list.ts';
import { readReport, writeReport } from './write-report.ts';
import type { Report, Side } from './model.ts';
import type { Options } from './options.ts';

const reportFolder = join(root, 'visual-report');
const pictures = join(cacheFolder, 'pictures');

const summarize = ({ items, unchanged }: Report): string => {
  const count = (kind: string) => items.filter((item) => item.kind === kind).length;
  return `${unchanged} unchanged, ${count('changed')} changed, ${count('new')} new, ${count('removed')} removed, ${count('flaky')} flaky, ${count('failed')} failed`;
};

/** Says what is left to decide; 0 when that is nothing. */
const conclude = (report: Report): number => {
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
  const from = commitOf(base ?? defaultBase());
  const now = commitOf(head ?? 'HEAD');
  const to: Side = head === null ? { ...now, name: 'working tree' } : now;
  console.log(`base: ${from.commit.slice(0, 8)} ${from.subject}`);
  const baseBuilt = await buildCommit(from.commit);
  console.log(`head: ${head === null ? 'the files as they are' : `${to.commit.slice(0, 8)} ${to.subject}`}`);
  const headBuilt = head === null ? await buildWorkingTree() : await buildCommit(to.commit);
  sweepPictures(cacheFolder, pictures);
  const { unchanged, items } = await compareSides({
    base: baseBuilt,
    head: headBuilt,
    cache: cacheFolder,
    pictures,
    only,
    modeGlob: mode,
  });
  const report: Report = { base: from, head: to, unchanged, items };
  await writeReport(reportFolder, report, pictures, readDecisions());
  console.log(`review: ${join(reportFolder, 'index.html')}`);
  return conclude(report);
};

const lastReport = (): Report => {
  if (existsSync(join(reportFolder, 'report.js'))) return readReport(reportFolder);
  throw new Error('There is no review yet, so nothing can be decided; make one first: npm run visual.');
};

const accept = ({ only, mode, comment }: Options): number => {
  const report = lastReport();
  const chosen = report.items.filter(
    (item) => needsDecision(item) && matches(item.storyId, only) && matches(item.modeName, mode),
  );
  const accepted = chosen.map((item) => [item.id, decide(item, 'accepted', comment)] as const);
  writeDecisions({ ...readDecisions(), ...Object.fromEntries(accepted) });
  console.log(`${accepted.length} accepted in ${decisionsFile}`);
  return conclude(report);
};

const review = async (): Promise<number> => {
  lastReport();
  const { url } = await serveReview(reportFolder, decisionsFile, 4700).catch(() =>
    serveReview(reportFolder, decisionsFile),
  );
  console.log(`Review at ${url}; decisions go to ${decisionsFile}. Ctrl-C ends it.`);
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
