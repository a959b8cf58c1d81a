import { describe, expect, it } from 'vitest';
import { qrVersions } from './qr-codewords.ts';
import { qrCodeOf, type QrMatrix } from './qr-code.ts';
import { correctionOf } from './reed-solomon.ts';
import { readCodewords } from './testing/read-codewords.ts';

const textOf = (length: number) => 'https://deliver.test/tracking/'.repeat(7).slice(0, length);

const dark = (matrix: QrMatrix): readonly string[] =>
  matrix.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));

/** Reads a code back: separates the blocks, checks their correction codewords and returns the text. */
const read = (matrix: QrMatrix): string => {
  const version = qrVersions.find((candidate) => 17 + 4 * candidate.version === matrix.length)!;
  const { blocks: count, dataCodewords, correctionPerBlock } = version;
  const codewords = readCodewords(matrix, version.alignment);
  const longBlocks = dataCodewords % count;
  const shortLength = Math.floor(dataCodewords / count);
  const data = Array.from({ length: count }, (_, block) => {
    const common = Array.from({ length: shortLength }, (__, index) => codewords[index * count + block]!);
    const extra = block - (count - longBlocks);
    return extra < 0 ? common : [...common, codewords[shortLength * count + extra]!];
  });
  data.forEach((block, index) => {
    const correction = Array.from(
      { length: correctionPerBlock },
      (_, position) => codewords[dataCodewords + position * count + index]!,
    );
    expect(correction).toEqual(correctionOf(block, correctionPerBlock));
  });
  const nibbles = data.flat().flatMap((codeword) => [codeword >> 4, codeword & 15]);
  const length = (nibbles[1]! << 4) | nibbles[2]!;
  const bytes = Array.from(
    { length },
    (_, index) => (nibbles[3 + 2 * index]! << 4) | nibbles[4 + 2 * index]!,
  );
  expect(nibbles[0]).toBe(0b0100);
  return new TextDecoder().decode(Uint8Array.from(bytes));
};

describe('qrCodeOf', () => {
  it('encodes every length up to 180 bytes so that a reader finds the text again', () => {
    for (let length = 1; length <= 180; length += 1)
      expect(read(qrCodeOf(textOf(length))!)).toBe(textOf(length));
  });

  it('encodes letters outside ASCII as UTF-8', () => {
    expect(read(qrCodeOf('পথ → الطريق')!)).toBe('পথ → الطريق');
  });

  it('uses the smallest version that holds the text', () => {
    const sizes = [14, 15, 84, 85, 180].map((length) => qrCodeOf(textOf(length))?.length);

    expect(sizes).toEqual([21, 25, 37, 41, 53]);
  });

  it('is null for a text that is too long', () => {
    expect(qrCodeOf('x'.repeat(181))).toBeNull();
  });

  // The scanner jsQR 1.4.0 read this picture as 'saddlebag'.
  it('draws the picture that a scanner was tested with', () => {
    expect(dark(qrCodeOf('saddlebag')!)).toMatchInlineSnapshot(`
      [
        "#######.#####.#######",
        "#.....#.......#.....#",
        "#.###.#....##.#.###.#",
        "#.###.#.#####.#.###.#",
        "#.###.#.#...#.#.###.#",
        "#.....#.####..#.....#",
        "#######.#.#.#.#######",
        "........##.##........",
        "#...#.####.#.#####..#",
        ".#.###.###.####.#.##.",
        ".##..##...##.#..#..#.",
        "....##.#.##..#.#...##",
        "#.#.#######.##.....##",
        "........##..#.#.###..",
        "#######.##..###.##.#.",
        "#.....#..####...#..#.",
        "#.###.#.##.#.###...#.",
        "#.###.#....##...#####",
        "#.###.#..#.#..#.##...",
        "#.....#..#...####....",
        "#######.###.#####...#",
      ]
    `);
  });
});

describe('correctionOf', () => {
  it('matches the example of the standard for version 1-M', () => {
    const data = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17];

    expect(correctionOf(data, 10)).toEqual([165, 36, 212, 193, 237, 54, 199, 135, 44, 85]);
  });
});
