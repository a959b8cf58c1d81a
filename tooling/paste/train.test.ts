import { describe, expect, it } from 'vitest';
import { corpusMessages } from '../../packages/domain/src/request/paste/testing/corpus.ts';
import { pasteWeights } from '../../packages/domain/src/request/paste/weights/index.ts';
import { trainAll } from './trainers.ts';

describe('npm run paste:train', () => {
  it('writes the committed weights', () => {
    expect(trainAll(corpusMessages)).toEqual(pasteWeights);
  });
});
