import type { Point } from '../../contracts/index.ts';
import { parseCoordinates } from '../../platform/geo/index.ts';
import { mask, type MaskedText } from './masked-text.ts';

const link = /(?:https?:\/\/|geo:|www\.)[^\s\ue001]+/gi;
const number = '(-?[0-9]{1,3}(?:\\.[0-9]{1,20})?)';
/** URL patterns of common map links. A pin has priority over the centre of the view. */
const linkPatterns = [
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
/** Matches coordinates in text. Requires four decimals, so that prices do not match. */
const barePoint = /(?<![0-9.,])-?[0-9]{1,2}\.[0-9]{4,15}(?: ?, ?| )-?[0-9]{1,3}\.[0-9]{4,15}(?!\.?[0-9])/;

const parseLink = (url: string): Point | null => {
  for (const pattern of linkPatterns) {
    const match = pattern.exec(url);
    const point = match && parseCoordinates(`${match[1] ?? ''},${match[2] ?? ''}`);
    if (point) return point;
  }
  return null;
};

/**
 * Masks all links and returns the point of the first map link. Without one, finds and masks coordinates in
 * the text. Does not open any link.
 */
export const findPoint = (
  masked: MaskedText,
): { readonly masked: MaskedText; readonly point: Point | null } => {
  let rest = masked;
  let point: Point | null = null;
  for (const match of masked.visible.matchAll(link)) {
    point ??= parseLink(match[0]);
    rest = mask(rest, match.index, match.index + match[0].length);
  }
  const pointMatch = barePoint.exec(rest.visible);
  if (!point && pointMatch) {
    point = parseCoordinates(pointMatch[0].replace(/ ?,? ?(?=-?[0-9]+\.[0-9]+$)/, ','));
    if (point) rest = mask(rest, pointMatch.index, pointMatch.index + pointMatch[0].length);
  }
  return { masked: rest, point };
};
