import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Capture } from './model.ts';

/** Files that determine how pictures are taken. Relative to this folder. */
const captureFiles = [
  'capture.ts',
  'capture-story.ts',
  'stable-picture.ts',
  '../chromium.ts',
  '../stories/show-mode.ts',
  '../../.storybook/modes.ts',
];

/**
 * Hashes the browser version and the capture code. Pictures are comparable only if their fingerprints are
 * equal.
 */
export const captureFingerprint = (browserVersion: string): string => {
  const hash = createHash('sha256').update(browserVersion);
  for (const file of captureFiles) hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 16);
};

/** Caches the captures of commits, so that a base is captured only once. */
export interface CaptureCache {
  /**
   * Returns the pictures of all stories of a commit in all modes. Null if they are not cached or a picture is
   * missing.
   */
  read(commit: string): Capture | null;
  /** Stores a capture. Ignores a capture with a failed story, because the story may succeed next time. */
  store(commit: string, capture: Capture): void;
  /** Removes a capture, so that the next comparison captures the commit again. */
  remove(commit: string): void;
}

const pictureFile = (pictures: string, hash: string): string => join(pictures, `${hash}.png`);

/**
 * Creates a cache on disk.
 * @param folder contains a subfolder per commit, with the list of its pictures.
 * @param pictures contains the picture files of all commits.
 * @param fingerprint the result of `captureFingerprint`.
 */
export const createCaptureCache = (folder: string, pictures: string, fingerprint: string): CaptureCache => {
  const captureFile = (commit: string): string => join(folder, commit, `capture-${fingerprint}.json`);
  return {
    read: (commit) => {
      if (!existsSync(captureFile(commit))) return null;
      const capture = JSON.parse(readFileSync(captureFile(commit), 'utf8')) as Capture;
      return capture.snapshots.every(({ picture }) => existsSync(pictureFile(pictures, picture.hash)))
        ? capture
        : null;
    },
    store: (commit, capture) => {
      if (capture.failures.length > 0) return;
      mkdirSync(dirname(captureFile(commit)), { recursive: true });
      writeFileSync(captureFile(commit), JSON.stringify(capture));
    },
    remove: (commit) => rmSync(captureFile(commit), { force: true }),
  };
};

/** Removes pictures that no cached capture lists, such as pictures of differences or of uncommitted files. */
export const removeUncachedPictures = (folder: string, pictures: string): void => {
  const cachedFiles = new Set(
    globSync('*/capture-*.json', { cwd: folder }).flatMap((file) => {
      const { snapshots } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Capture;
      return snapshots.map(({ picture }) => `${picture.hash}.png`);
    }),
  );
  mkdirSync(pictures, { recursive: true });
  for (const file of readdirSync(pictures)) if (!cachedFiles.has(file)) rmSync(join(pictures, file));
};
