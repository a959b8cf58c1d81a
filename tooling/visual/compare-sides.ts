import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { captureStories, launchPictureBrowser } from './capture.ts';
import { comparePictures } from './compare-pictures.ts';
import { judgeChanges } from './judge-changes.ts';
import { matches, readStories } from './story-list.ts';
import type { Browser } from 'playwright';
import type { Judgement } from './judge-changes.ts';
import type { Capture } from './model.ts';
import type { StoryEntry } from './story-list.ts';

export interface Sides {
  readonly baseSite: string;
  readonly headSite: string;
  /** Where pictures are kept. */
  readonly pictures: string;
  readonly only: string | undefined;
  readonly modeGlob: string | undefined;
}

type Wanted = (story: StoryEntry) => boolean;

/** Pictures both built Storybooks and tells what changed. */
export const compareSides = async ({
  baseSite,
  headSite,
  pictures,
  only,
  modeGlob,
}: Sides): Promise<Judgement> => {
  const capture = async (browser: Browser, name: string, site: string, wanted: Wanted): Promise<Capture> => {
    const stories = readStories(site).filter(wanted);
    const began = performance.now();
    const seen = await captureStories(browser, { site, stories, folder: pictures, modeGlob });
    const seconds = (performance.now() - began) / 1000;
    console.log(
      `${name}: ${seen.snapshots.length} pictures of ${stories.length} stories in ${seconds.toFixed(1)} s (${(seen.snapshots.length / seconds).toFixed(1)} a second)`,
    );
    return seen;
  };
  const bothSides = async (wanted: Wanted, round: string) => {
    // A browser that has drawn for minutes is slower than a new one, and remembers.
    const browser = await launchPictureBrowser();
    try {
      return {
        base: await capture(browser, `base${round}`, baseSite, wanted),
        head: await capture(browser, `head${round}`, headSite, wanted),
      };
    } finally {
      await browser.close();
    }
  };
  const { base, head } = await bothSides(({ id }) => matches(id, only), '');
  return judgeChanges(base, head, {
    compare: (before, after) => comparePictures(pictures, before, after),
    again: (storyIds) => bothSides(({ id }) => storyIds.has(id), ', once more'),
    keep: ({ picture }) => {
      const bytes = PNG.sync.write(picture);
      const name = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
      writeFileSync(join(pictures, `${name}.png`), bytes);
      return name;
    },
  });
};
