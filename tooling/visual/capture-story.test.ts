import { describe, expect, it } from 'vitest';
import { coreModes } from '../../.storybook/modes.ts';
import { distinctModes } from './capture-story.ts';

const names = (pinned: Parameters<typeof distinctModes>[1]) =>
  distinctModes(coreModes, pinned).map(([name]) => name);

describe('distinctModes', () => {
  it('returns all core modes for a story that sets no mode values', () => {
    expect(names({})).toEqual(Object.keys(coreModes));
  });

  it('overrides the values of a mode with those that the story sets', () => {
    for (const [, mode] of distinctModes(coreModes, { language: 'bn' })) expect(mode.language).toBe('bn');
  });

  it('returns each mode once when overridden modes are equal', () => {
    expect(names({ brand: 'falaj', theme: 'dark', language: 'ar', density: 'compact' })).toEqual([
      'mangrove light',
      'mangrove dark, right to left, phone',
      'falaj light, right to left, tablet',
    ]);
  });
});
