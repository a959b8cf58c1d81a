import { describe, expect, it } from 'vitest';
import { riderFixture } from '../../testing/fixtures.ts';
import { parseRiderPosition, parseRiderPositions } from './rider-position-message.ts';

const rider = riderFixture();

describe('a position of a rider from another tab', () => {
  it('keeps its values', () => {
    expect(parseRiderPosition(structuredClone(rider))).toEqual(rider);
    expect(parseRiderPositions(structuredClone([rider]))).toEqual([rider]);
  });

  it.each([
    ['null', null],
    ['a text', 'here'],
    ['a position without a time', { ...rider, updatedAt: undefined }],
    ['a point without a longitude', { ...rider, point: { latitude: 23.7 } }],
  ])('is ignored if another build has sent %s', (_, message) => {
    expect(parseRiderPosition(message)).toBeNull();
    expect(parseRiderPositions([rider, message])).toBeNull();
  });
});
