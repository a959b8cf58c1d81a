import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { captureStories, launchPictureBrowser } from './capture.ts';
import { comparePictures } from './compare-pictures.ts';
import { judgeChanges } from './judge-changes.ts';
import { cameraOf, createKeptCaptures } from './kept-captures.ts';
import { matches, readStories } from './story-list.ts';
import type { Browser } from 'playwright';
import type { Judgement } from './judge-changes.ts';
import type { Capture, Site } from './model.ts';
import type { StoryEntry } from './story-list.ts';

export interface Sides {
  readonly base: Site;
  readonly head: Site;
  /** Where each commit has a folder of its own. */
  readonly cache: string;
  /** Where pictures are kept. */
  readonly pictures: string;
  readonly only: string | undefined;
  readonly modeGlob: string | undefined;
}

type Wanted = (story: StoryEntry) => boolean;

/** Pictures both built Storybooks and tells what changed. A base that was pictured before is not pictured again. */
export const compareSides = async ({
  base: baseSite,
  head: headSite,
  cache,
  pictures,
  only,
  modeGlob,
}: Sides): Promise<Judgement> => {
  const isWhole = only === undefined && modeGlob === undefined;
  const capture = async (browser: Browser, name: string, site: Site, wanted: Wanted): Promise<Capture> => {
    const stories = readStories(site.folder).filter(wanted);
    const began = performance.now();
    const seen = await captureStories(browser, { site: site.folder, stories, folder: pictures, modeGlob });
    const seconds = (performance.now() - began) / 1000;
    console.log(
      `${name}: ${seen.snapshots.length} pictures of ${stories.length} stories in ${seconds.toFixed(1)} s (${(seen.snapshots.length / seconds).toFixed(1)} a second)`,
    );
    return seen;
  };
  const withBrowser = async <T>(task: (browser: Browser) => Promise<T>): Promise<T> => {
    // A browser that has drawn for minutes is slower than a new one, and remembers.
    const browser = await launchPictureBrowser();
    try {
      return await task(browser);
    } finally {
      await browser.close();
    }
  };
  const first = await withBrowser(async (browser) => {
    const kept = createKeptCaptures(cache, pictures, cameraOf(browser.version()));
    const takeAndKeep = async (name: string, site: Site): Promise<Capture> => {
      const seen = await capture(browser, name, site, ({ id }) => matches(id, only));
      if (isWhole && site.commit !== null) kept.keep(site.commit, seen);
      return seen;
    };
    const readKept = ({ commit }: Site): Capture | null => {
      const whole = commit === null ? null : kept.read(commit);
      if (whole === null) return null;
      const snapshots = whole.snapshots.filter(
        ({ storyId, modeName }) => matches(storyId, only) && matches(modeName, modeGlob),
      );
      console.log(`base: ${snapshots.length} pictures that were taken before`);
      return { snapshots, failures: [] };
    };
    return {
      kept,
      base: readKept(baseSite) ?? (await takeAndKeep('base', baseSite)),
      head: await takeAndKeep('head', headSite),
    };
  });
  const again = (storyIds: ReadonlySet<string>) =>
    withBrowser(async (browser) => {
      const wanted: Wanted = ({ id }) => storyIds.has(id);
      return {
        base: await capture(browser, 'base, once more', baseSite, wanted),
        head: await capture(browser, 'head, once more', headSite, wanted),
      };
    });
  const judgement = await judgeChanges(first.base, first.head, {
    compare: (before, after) => comparePictures(pictures, before, after),
    again,
    keep: ({ picture }) => {
      const bytes = PNG.sync.write(picture);
      const name = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
      writeFileSync(join(pictures, `${name}.png`), bytes);
      return name;
    },
  });
  // What is not steady is nothing that a later comparison could begin with.
  if (judgement.items.some(({ kind }) => kind === 'flaky'))
    for (const { commit } of [baseSite, headSite]) if (commit !== null) first.kept.forget(commit);
  return judgement;
};
