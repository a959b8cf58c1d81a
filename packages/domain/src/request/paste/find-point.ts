import type { Point } from '../../contracts/index.ts';
import { parseCoordinates } from '../../platform/geo/index.ts';
import { take, type Canvas } from './canvas.ts';

const link = /(?:https?:\/\/|geo:|www\.)[^\s\ue001]+/gi;
const number = '(-?[0-9]{1,3}(?:\\.[0-9]{1,20})?)';
/** Where common map links keep the place; the pin before the middle of the view. */
const shapes = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(
    `[?&](?:q|query|ll|destination|daddr|center)=(?:loc:)?${number}(?:,|%2C)(?:\\+|%20)?${number}`,
    'i',
  ),
  new RegExp(`^geo:${number},${number}`, 'i'),
  new RegExp(`/@${number},${number}(?:,|$)`),
  new RegExp(`[?&]mlat=${number}&mlon=${number}`, 'i'),
  new RegExp(`/(?:place|dir|search)/${number},(?:\\+|%20)?${number}`),
] as const;
/** Coordinates written out, with decimals enough to be no prices. */
const bare = /(?<![0-9.,])-?[0-9]{1,2}\.[0-9]{4,15} ?, ?-?[0-9]{1,3}\.[0-9]{4,15}(?![0-9.])/;

const pointIn = (address: string): Point | null => {
  for (const shape of shapes) {
    const match = shape.exec(address);
    const point = match && parseCoordinates(`${match[1] ?? ''},${match[2] ?? ''}`);
    if (point) return point;
  }
  return null;
};

/** Takes the links out, and reads where the first one that points to a place points. Nothing is followed. */
export const findPoint = (canvas: Canvas): { readonly canvas: Canvas; readonly point: Point | null } => {
  let rest = canvas;
  let point: Point | null = null;
  for (const match of canvas.plain.matchAll(link)) {
    point ??= pointIn(match[0]);
    rest = take(rest, match.index, match.index + match[0].length);
  }
  const written = bare.exec(rest.plain);
  if (!point && written) {
    point = parseCoordinates(written[0].replace(/\s/g, ''));
    if (point) rest = take(rest, written.index, written.index + written[0].length);
  }
  return { canvas: rest, point };
};
