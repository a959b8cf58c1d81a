import { mixHash } from './hash.ts';
import { matchWords } from './lexicon.ts';
import { CLAIM_SHAPE, gaps, OTHER_NUMBER_SHAPE, type Token } from './tokens.ts';

/** A run of tokens without punctuation between them. */
export interface Segment {
  readonly first: number;
  readonly last: number;
  readonly mask: number;
}

export interface Line {
  readonly first: number;
  readonly last: number;
  /** Bits for the claims and numbers in the line. */
  readonly claims: number;
  /** Rank of the speaker in a chat export. 0 if there is none. */
  readonly speaker: number;
  /** Token after the sender. */
  readonly bodyStart: number;
}

export interface Context {
  readonly masks: Int32Array;
  readonly starts: Int32Array;
  readonly segments: readonly Segment[];
  readonly segmentOf: Int32Array;
  readonly lines: readonly Line[];
  readonly lineOf: Int32Array;
  /** Hash of the label before a colon whose value contains the token. 0 if there is none. */
  readonly labelHashes: Int32Array;
  readonly labelMasks: Int32Array;
  /** Number of tokens since the label. */
  readonly labelDistances: Int32Array;
  /** True for the words of a label. */
  readonly isLabel: Uint8Array;
  readonly hasUpperCase: boolean;
}

const unspaced = (shape: number): boolean => shape >= 56 && shape < 88;

const breaksSegment = (token: Token, previous: Token): boolean => {
  const { gap } = token;
  if (token.shape >= CLAIM_SHAPE || previous.shape >= CLAIM_SHAPE) return true;
  if (gap === gaps.space) return unspaced(token.shape) && unspaced(previous.shape);
  return !(
    gap === gaps.none ||
    gap === gaps.hyphen ||
    gap === gaps.slash ||
    gap === gaps.hash ||
    gap === gaps.quote
  );
};

const isTitle = ({ shape }: Token): boolean =>
  shape >= 24 && shape < 40 && (shape % 8 === 0 || shape % 8 === 2 || shape % 8 === 3 || shape % 8 === 5);

const findSegments = (tokens: readonly Token[], masks: Int32Array) => {
  const segments: Segment[] = [];
  const segmentOf = new Int32Array(tokens.length);
  let first = 0;
  for (let at = 1; at <= tokens.length; at += 1) {
    const token = tokens[at];
    const previous = tokens[at - 1];
    if (!previous || (token && !breaksSegment(token, previous))) continue;
    let mask = 0;
    for (let inner = first; inner < at; inner += 1) {
      mask |= masks[inner] ?? 0;
      segmentOf[inner] = segments.length;
    }
    segments.push({ first, last: at - 1, mask });
    first = at;
  }
  return { segments, segmentOf };
};

const findLines = (tokens: readonly Token[]) => {
  const starts: number[] = [];
  const lineOf = new Int32Array(tokens.length);
  for (const [index, token] of tokens.entries()) {
    if (index === 0 || token.line !== tokens[index - 1]?.line) starts.push(index);
    lineOf[index] = starts.length - 1;
  }
  // A speaker's name starts several lines, after the time.
  const bodies = starts.map((start, line) => {
    const end = starts[line + 1] ?? tokens.length;
    let at = start;
    while (at < end && at - start < 9 && (tokens[at]?.shape ?? 99) < 16) at += 1;
    if (at > start && /^[ap]m?$/.test(tokens[at]?.word ?? ''))
      at += tokens[at]?.word === 'a' || tokens[at]?.word === 'p' ? 2 : 1;
    return at < end && at - start < 10 ? at : start;
  });
  const counts = new Map<number, number>();
  for (const at of bodies) {
    const hash = tokens[at]?.hash ?? 0;
    counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  const ranks = new Map<number, number>();
  const lines = starts.map((first, line): Line => {
    const last = (starts[line + 1] ?? tokens.length) - 1;
    let claims = 0;
    for (let at = first; at <= last; at += 1) {
      const token = tokens[at];
      if (token && token.shape >= CLAIM_SHAPE) claims |= 1 << (token.shape - CLAIM_SHAPE);
      if (token && token.claim >= 0) claims |= 1 << token.claim;
    }
    const bodyStart = bodies[line] ?? first;
    const hash = tokens[bodyStart]?.hash ?? 0;
    const isTimed = bodyStart > first + 1;
    const repeats = counts.get(hash) ?? 0;
    const isSpeaker = (repeats > 1 || isTimed) && starts.length > 1 && (tokens[bodyStart]?.shape ?? 0) >= 16;
    if (isSpeaker && !ranks.has(hash)) ranks.set(hash, ranks.size + 1);
    return {
      first,
      last,
      claims,
      bodyStart,
      speaker: isSpeaker ? Math.min(ranks.get(hash) ?? 0, 3) : 0,
    };
  });
  return { lines, lineOf };
};

const MAX_LABEL_LENGTH = 6;

const findLabels = (tokens: readonly Token[], masks: Int32Array) => {
  const labelHashes = new Int32Array(tokens.length);
  const labelMasks = new Int32Array(tokens.length);
  const labelDistances = new Int32Array(tokens.length);
  const isLabel = new Uint8Array(tokens.length);
  let hash = 0;
  let mask = 0;
  let distance = 0;
  for (const [index, token] of tokens.entries()) {
    const isLineStart = token.gap === gaps.newline || token.gap === gaps.blankLine;
    if (token.isAfterColon) {
      let first = index - 1;
      while (
        first > 0 &&
        index - first < MAX_LABEL_LENGTH &&
        (tokens[first]?.gap === gaps.none ||
          tokens[first]?.gap === gaps.space ||
          tokens[first]?.gap === gaps.slash ||
          tokens[first]?.gap === gaps.hyphen)
      )
        first -= 1;
      const [last, beforeLast] = [tokens[index - 1], index - 2 >= first ? tokens[index - 2] : undefined];
      hash = mixHash(last?.hash ?? 0, beforeLast?.hash ?? 0) | 1;
      mask = 0;
      for (let at = Math.max(first, 0); at < index; at += 1) {
        mask |= masks[at] ?? 0;
        isLabel[at] = 1;
      }
      distance = 0;
    } else if (isLineStart) {
      hash = 0;
      mask = 0;
    }
    labelHashes[index] = hash;
    labelMasks[index] = mask;
    labelDistances[index] = distance;
    distance += 1;
  }
  return { labelHashes, labelMasks, labelDistances, isLabel };
};

/** Collects the features of segments, lines and labels once per message. */
export const createContext = (tokens: readonly Token[]): Context => {
  const { masks, starts } = matchWords(tokens);
  const upperCount = tokens.filter((token) => token.shape < CLAIM_SHAPE && isTitle(token)).length;
  return {
    masks,
    starts,
    ...findSegments(tokens, masks),
    ...findLines(tokens),
    ...findLabels(tokens, masks),
    hasUpperCase: upperCount > 2,
  };
};

export const claimBit = (token: Token | undefined): number =>
  !token
    ? -1
    : token.shape >= CLAIM_SHAPE && token.shape <= OTHER_NUMBER_SHAPE
      ? token.shape - CLAIM_SHAPE
      : token.claim;
