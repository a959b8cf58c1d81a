import { describe, expect, it } from 'vitest';
import { coreModes } from '../../.storybook/modes.ts';
import { distinctModes } from './capture-story.ts';

const names = (pinned: Parameters<typeof distinctModes>[1]) =>
  distinctModes(coreModes, pinned).map(([name]) => name);

describe('the modes of a story', () => {
  it('contains all core modes by default', () => {
    expect(names({})).toEqual(Object.keys(coreModes));
  });

  it('uses the mode values that the story sets', () => {
    for (const [, mode] of distinctModes(coreModes, { language: 'bn' })) expect(mode.language).toBe('bn');
  });

  it('contains no duplicate modes', () => {
    expect(names({ brand: 'falaj', theme: 'dark', language: 'ar', density: 'compact' })).toEqual([
      'mangrove light',
      'mangrove dark, right to left, phone',
      'falaj light, right to left, tablet',
    ]);
  });
});
