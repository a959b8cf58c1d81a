import type { QrMatrix } from '../qr-code.ts';

/** Returns whether a module belongs to a pattern, the format or the version instead of the content. */
const isReserved = (size: number, alignment: readonly number[], row: number, column: number): boolean => {
  const isFinder = (row < 9 && (column < 9 || column >= size - 8)) || (row >= size - 8 && column < 9);
  const isVersion = size >= 45 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11));
  const last = size - 7;
  const isAlignment = alignment.some((y) =>
    alignment.some((x) => {
      const isOnFinder = (y === 6 && (x === 6 || x === last)) || (y === last && x === 6);
      return !isOnFinder && Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2;
    }),
  );
  return row === 6 || column === 6 || isFinder || isVersion || isAlignment;
};

/** The conditions of ISO/IEC 18004, table 10. A module that meets the one of the mask was inverted. */
const isInverted = (mask: number, i: number, j: number): boolean =>
  [
    (i + j) % 2,
    i % 2,
    j % 3,
    (i + j) % 3,
    (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
    ((i * j) % 2) + ((i * j) % 3),
    (((i * j) % 2) + ((i * j) % 3)) % 2,
    (((i + j) % 2) + ((i * j) % 3)) % 2,
  ][mask] === 0;

/** Reads the mask from the format beside the top left finder pattern. */
const maskOf = (matrix: QrMatrix): number => {
  const bits = [2, 3, 4].map((column) => (matrix[8]![column] === true ? 1 : 0));
  return ((bits[0]! << 2) | (bits[1]! << 1) | bits[2]!) ^ 0b101;
};

/** Reads the codewords of a QR code, as a scanner does after it has straightened the picture. */
export const readCodewords = (matrix: QrMatrix, alignment: readonly number[]): readonly number[] => {
  const size = matrix.length;
  const mask = maskOf(matrix);
  const bits: boolean[] = [];
  const columns = Array.from({ length: size }, (_, index) => size - 1 - index).filter(
    (column) => column !== 6,
  );
  for (let pair = 0; pair < columns.length; pair += 2) {
    for (let step = 0; step < size; step += 1) {
      const row = (pair / 2) % 2 === 0 ? size - 1 - step : step;
      for (const column of columns.slice(pair, pair + 2))
        if (!isReserved(size, alignment, row, column))
          bits.push(matrix[row]![column]! !== isInverted(mask, row, column));
    }
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    bits.slice(8 * index, 8 * index + 8).reduce((value, bit) => (value << 1) | (bit ? 1 : 0), 0),
  );
};
