import type { Point } from '../../contracts/index.ts';
import { toAsciiDigits } from '../text/index.ts';
import { isUsablePoint } from './point.ts';

/**
 * The longest text that can be a pair of coordinates. The limit keeps the regular expression cheap for
 * hostile input.
 */
const MAX_LENGTH = 80;
const numberPattern = '([+-]?[0-9]{1,3}(?:\\.[0-9]{1,20})?)';
const coordinatesPattern = new RegExp(`^${numberPattern} ?[,،，、] ?${numberPattern}$`);

/**
 * Parses `latitude,longitude` (specification 000, section 5). Accepts whole numbers, spaces around the parts,
 * and the digits, minus signs, decimal marks and commas of other scripts.
 * @returns null for any other text, for numbers out of range and for 0,0. The portal then searches for the
 * text as an address.
 */
export const parseCoordinates = (text: string): Point | null => {
  if (text.length > MAX_LENGTH) return null;
  const normalized = toAsciiDigits(text)
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/[−－﹣]/g, '-')
    .replace(/[٫．]/g, '.')
    .replace(/\s+/g, ' ')
    .trim();
  const match = coordinatesPattern.exec(normalized);
  if (!match) return null;
  const point = { latitude: Number(match[1]), longitude: Number(match[2]) };
  return isUsablePoint(point) ? point : null;
};
