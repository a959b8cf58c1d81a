import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Capture } from './model.ts';

/** What decides how a picture is taken, beside the Storybook that is pictured. */
const cameraFiles = [
  'capture.ts',
  'capture-story.ts',
  'still-picture.ts',
  '../chromium.ts',
  '../stories/show-mode.ts',
  '../../.storybook/modes.ts',
];

/** Names a browser and the way in which it is made to picture; another name, and the pictures are not comparable. */
export const cameraOf = (browserVersion: string): string => {
  const hash = createHash('sha256').update(browserVersion);
  for (const file of cameraFiles) hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 16);
};

/** The pictures of commits that were taken before: a base is pictured once, however often something is held against it. */
export interface KeptCaptures {
  /** All stories of a commit in all modes; null when they were not kept, or a picture of them is gone. */
  read(commit: string): Capture | null;
  /** A capture in which a story failed is not kept: the next may succeed. */
  keep(commit: string, capture: Capture): void;
  /** The next comparison pictures the commit anew. */
  forget(commit: string): void;
}

const pictureFile = (pictures: string, hash: string): string => join(pictures, `${hash}.png`);

/** Kept in a folder for each commit below `folder`; the pictures themselves stand in `pictures`. */
export const createKeptCaptures = (folder: string, pictures: string, camera: string): KeptCaptures => {
  const fileOf = (commit: string): string => join(folder, commit, `capture-${camera}.json`);
  return {
    read: (commit) => {
      if (!existsSync(fileOf(commit))) return null;
      const capture = JSON.parse(readFileSync(fileOf(commit), 'utf8')) as Capture;
      return capture.snapshots.every(({ picture }) => existsSync(pictureFile(pictures, picture.hash)))
        ? capture
        : null;
    },
    keep: (commit, capture) => {
      if (capture.failures.length > 0) return;
      mkdirSync(dirname(fileOf(commit)), { recursive: true });
      writeFileSync(fileOf(commit), JSON.stringify(capture));
    },
    forget: (commit) => rmSync(fileOf(commit), { force: true }),
  };
};

/** Removes the pictures that belong to no kept capture: those of differences, and of files that were no commit. */
export const sweepPictures = (folder: string, pictures: string): void => {
  const kept = new Set(
    globSync('*/capture-*.json', { cwd: folder }).flatMap((file) => {
      const { snapshots } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Capture;
      return snapshots.map(({ picture }) => `${picture.hash}.png`);
    }),
  );
  mkdirSync(pictures, { recursive: true });
  for (const file of readdirSync(pictures)) if (!kept.has(file)) rmSync(join(pictures, file));
};
