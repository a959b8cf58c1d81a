import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Picture } from './model.ts';

/** Color distance, 0 to 1, above which a pixel counts as changed. Chromatic has the same default. */
const threshold = 0.063;

export interface Difference {
  readonly changedPixels: number;
  /** The picture after the change, faded, with the differences marked. */
  readonly picture: PNG;
}

/** Extends a picture to a size. The added area is transparent, so that it counts as different. */
const extendTo = (picture: PNG, width: number, height: number): PNG => {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
};

/**
 * Compares two pictures. Returns null if they are equal. Antialiased pixels count, because the same browser
 * took both pictures.
 */
export const comparePixels = (before: PNG, after: PNG): Difference | null => {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const picture = new PNG({ width, height });
  const changedPixels = pixelmatch(
    extendTo(before, width, height).data,
    extendTo(after, width, height).data,
    picture.data,
    width,
    height,
    { threshold, includeAA: true, alpha: 0.25, diffColor: [214, 0, 110] },
  );
  const isSameSize = before.width === after.width && before.height === after.height;
  return changedPixels === 0 && isSameSize ? null : { changedPixels, picture };
};

const readPicture = (folder: string, { hash }: Picture): PNG =>
  PNG.sync.read(readFileSync(join(folder, `${hash}.png`)));

/** Compares two stored pictures. Equal hashes need no comparison of pixels. */
export const comparePictures = (folder: string, before: Picture, after: Picture): Difference | null =>
  before.hash === after.hash ? null : comparePixels(readPicture(folder, before), readPicture(folder, after));
