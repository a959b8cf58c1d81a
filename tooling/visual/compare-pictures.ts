import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Picture } from './model.ts';

/** Chromatic's own default: below it are differences that nobody sees. */
const threshold = 0.063;

export interface Difference {
  readonly changedPixels: number;
  /** The later picture, pale, with what is different marked. */
  readonly picture: PNG;
}

/** The picture on a sheet large enough for both; what is beyond its edge stays clear and so counts as different. */
const onSheet = (picture: PNG, width: number, height: number): PNG => {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
};

/** What differs between two pictures; null when nothing does. Both come from one browser, so another edge of a corner is a difference, too. */
export const comparePixels = (before: PNG, after: PNG): Difference | null => {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const picture = new PNG({ width, height });
  const changedPixels = pixelmatch(
    onSheet(before, width, height).data,
    onSheet(after, width, height).data,
    picture.data,
    width,
    height,
    { threshold, includeAA: true, alpha: 0.25, diffColor: [214, 0, 110] },
  );
  const sameSize = before.width === after.width && before.height === after.height;
  return changedPixels === 0 && sameSize ? null : { changedPixels, picture };
};

const read = (folder: string, { hash }: Picture): PNG =>
  PNG.sync.read(readFileSync(join(folder, `${hash}.png`)));

/** Compares two kept pictures; the same content needs no second look. */
export const comparePictures = (folder: string, before: Picture, after: Picture): Difference | null =>
  before.hash === after.hash ? null : comparePixels(read(folder, before), read(folder, after));
