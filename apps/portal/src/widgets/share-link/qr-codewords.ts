import { elementAt } from './element-at.ts';
import { correctionOf } from './reed-solomon.ts';

interface QrVersion {
  readonly version: number;
  readonly dataCodewords: number;
  readonly blocks: number;
  readonly correctionPerBlock: number;
  /** Centres of the alignment patterns, as rows and as columns. */
  readonly alignment: readonly number[];
}

/**
 * The versions up to 9 at error correction level M, which survives 15 % of damage (ISO/IEC 18004, tables 7, 9
 * and E.1).
 */
export const qrVersions: readonly QrVersion[] = [
  { version: 1, dataCodewords: 16, blocks: 1, correctionPerBlock: 10, alignment: [] },
  { version: 2, dataCodewords: 28, blocks: 1, correctionPerBlock: 16, alignment: [6, 18] },
  { version: 3, dataCodewords: 44, blocks: 1, correctionPerBlock: 26, alignment: [6, 22] },
  { version: 4, dataCodewords: 64, blocks: 2, correctionPerBlock: 18, alignment: [6, 26] },
  { version: 5, dataCodewords: 86, blocks: 2, correctionPerBlock: 24, alignment: [6, 30] },
  { version: 6, dataCodewords: 108, blocks: 4, correctionPerBlock: 16, alignment: [6, 34] },
  { version: 7, dataCodewords: 124, blocks: 4, correctionPerBlock: 18, alignment: [6, 22, 38] },
  { version: 8, dataCodewords: 154, blocks: 4, correctionPerBlock: 22, alignment: [6, 24, 42] },
  { version: 9, dataCodewords: 182, blocks: 5, correctionPerBlock: 22, alignment: [6, 26, 46] },
];

/** Codewords of the mode and of the length of a text. */
const headerCodewords = 2;

/** Returns the smallest version that holds the bytes. Returns null if none does. */
export const versionFor = (bytes: Uint8Array): QrVersion | null =>
  qrVersions.find(({ dataCodewords }) => bytes.length + headerCodewords <= dataCodewords) ?? null;

/** Packs bytes into data codewords: mode 'byte', length, content, terminator and padding. */
const dataOf = (bytes: Uint8Array, { dataCodewords }: QrVersion): readonly number[] => {
  // The mode takes 4 bits, so each byte is split over two codewords.
  const nibbles = [0b0100, bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) nibbles.push(byte >> 4, byte & 15);
  nibbles.push(0);
  const data = Array.from(
    { length: nibbles.length / 2 },
    (_, index) => (elementAt(nibbles, 2 * index) << 4) | elementAt(nibbles, 2 * index + 1),
  );
  for (let isOdd = true; data.length < dataCodewords; isOdd = !isOdd) data.push(isOdd ? 0xec : 0x11);
  return data;
};

/** Takes the first codeword of each block, then the second of each, and so on. */
const interleave = (blocks: readonly (readonly number[])[]): readonly number[] =>
  Array.from({ length: Math.max(...blocks.map(({ length }) => length)) }, (_, index) =>
    blocks.flatMap((block) => block[index] ?? []),
  ).flat();

/** Returns all codewords of a code in their order on the matrix. The last blocks are the longer ones. */
export const codewordsOf = (bytes: Uint8Array, version: QrVersion): readonly number[] => {
  const data = dataOf(bytes, version);
  const { blocks: count, correctionPerBlock } = version;
  const shortLength = Math.floor(data.length / count);
  const longBlocks = data.length % count;
  let start = 0;
  const blocks = Array.from({ length: count }, (_, index) => {
    const length = shortLength + (index >= count - longBlocks ? 1 : 0);
    start += length;
    return data.slice(start - length, start);
  });
  return [
    ...interleave(blocks),
    ...interleave(blocks.map((block) => correctionOf(block, correctionPerBlock))),
  ];
};
