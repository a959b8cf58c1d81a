import { elementAt } from './element-at.ts';
import { codewordsOf, versionFor } from './qr-codewords.ts';

/** The modules of a QR code by row. True is dark. */
export type QrMatrix = readonly (readonly boolean[])[];

type Grid<Value> = Value[][];

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Appends the remainder of a division of polynomials over bits, which detects errors. */
const withRemainder = (value: number, polynomial: number, bits: number): number => {
  let remainder = value << bits;
  for (let bit = 31; bit >= bits; bit -= 1)
    if ((remainder >>> bit) & 1) remainder ^= polynomial << (bit - bits);
  return (value << bits) | remainder;
};

/** Format of error correction level M with a mask (ISO/IEC 18004, section 7.9). */
const formatBits = (mask: number): number => withRemainder(mask, 0x537, 10) ^ 0x5412;

/** Draws the patterns that every code of a size has. Cells that stay null hold the codewords. */
const drawPatterns = (size: number, version: number, alignment: readonly number[]): Grid<boolean | null> => {
  const grid: Grid<boolean | null> = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => null),
  );
  const set = (row: number, column: number, isDark: boolean) => {
    if (row >= 0 && column >= 0 && row < size && column < size) elementAt(grid, row)[column] = isDark;
  };
  /** Draws concentric squares. `light` lists the distances from the centre that are light. */
  const drawSquares = (row: number, column: number, radius: number, light: readonly number[]) => {
    for (let y = -radius; y <= radius; y += 1)
      for (let x = -radius; x <= radius; x += 1)
        set(row + y, column + x, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let index = 0; index < size; index += 1) {
    set(6, index, index % 2 === 0);
    set(index, 6, index % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    drawSquares(row, column, 4, [2, 4]);
  const last = alignment.at(-1);
  for (const row of alignment)
    for (const column of alignment) {
      const isOnFinder = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
      if (!isOnFinder) drawSquares(row, column, 2, [1]);
    }
  if (version >= 7) {
    const bits = withRemainder(version, 0x1f25, 12);
    for (let bit = 0; bit < 18; bit += 1) {
      const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
      set(far, near, ((bits >> bit) & 1) === 1);
      set(near, far, ((bits >> bit) & 1) === 1);
    }
  }
  return grid;
};

/** Draws the format beside the finder patterns, twice. */
const drawFormat = (grid: Grid<boolean | null>, mask: number): void => {
  const bits = formatBits(mask);
  const size = grid.length;
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = ((bits >> bit) & 1) === 1;
    const near = bit < 6 ? bit : bit < 8 ? bit + 1 : 14 - bit;
    if (bit < 8) {
      elementAt(grid, near)[8] = isDark;
      elementAt(grid, 8)[size - 1 - bit] = isDark;
    } else {
      elementAt(grid, 8)[bit === 8 ? 7 : near] = isDark;
      elementAt(grid, size - 15 + bit)[8] = isDark;
    }
  }
  elementAt(grid, size - 8)[8] = true;
};

/** Fills the free cells with the codewords, in columns of two from the right, up and down in turn. */
const fill = (grid: Grid<boolean | null>, codewords: readonly number[], mask: number): QrMatrix => {
  const size = grid.length;
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const row = isUpward ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (elementAt(grid, row)[column] !== null) continue;
        const codeword = codewords[bit >> 3] ?? 0;
        const isDark = ((codeword >> (7 - (bit & 7))) & 1) === 1;
        elementAt(grid, row)[column] = isDark !== elementAt(masks, mask)(row, column);
        bit += 1;
      }
    }
  }
  return grid.map((row) => row.map((isDark) => isDark === true));
};

/** Counts the runs of five or more equal modules, the commonest problem of scanners. */
const penaltyOf = (matrix: QrMatrix): number => {
  const lines = [...matrix, ...matrix.map((_, column) => matrix.map((row) => row[column] === true))];
  let penalty = 0;
  for (const line of lines)
    for (const run of line
      .map((isDark) => (isDark ? '1' : '0'))
      .join('')
      .match(/0{5,}|1{5,}/g) ?? [])
      penalty += run.length - 2;
  return penalty;
};

/**
 * Encodes a text as a QR code with error correction level M (ISO/IEC 18004). Of the eight masks, takes the
 * one with the fewest long runs.
 * @returns null if the text has more than 180 bytes in UTF-8
 */
export const qrCodeOf = (text: string): QrMatrix | null => {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes);
  if (version === null) return null;
  const codewords = codewordsOf(bytes, version);
  const size = 17 + 4 * version.version;
  const candidates = masks.map((_, mask) => {
    const grid = drawPatterns(size, version.version, version.alignment);
    drawFormat(grid, mask);
    return fill(grid, codewords, mask);
  });
  return candidates.reduce((best, matrix) => (penaltyOf(matrix) < penaltyOf(best) ? matrix : best));
};
