import { describe, expect, it } from 'vitest';
import { corpusMessages } from '../../packages/domain/src/request/paste/testing/corpus.ts';
import { storedWeights } from '../../packages/domain/src/request/paste/weights/index.ts';
import { testMatrix } from '../test-matrix.ts';
import { trainParts } from './trainers.ts';

/** The tagger takes up to an hour to learn on a slow machine, the other parts a few seconds. */
const parts = {
  chosen: ['gate', 'phone', 'amount', 'payment'],
  all: ['gate', 'phone', 'amount', 'payment', 'tagger'],
} as const;
const TIMEOUT = 75 * 60_000;

describe('npm run paste:train', () => {
  it.each(parts[testMatrix])(
    'writes the committed weights of %s',
    (name) => {
      expect(trainParts([name], corpusMessages)[name]).toEqual(storedWeights[name]);
    },
    TIMEOUT,
  );
});
