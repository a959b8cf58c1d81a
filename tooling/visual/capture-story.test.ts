import { expect, it } from 'vitest';
import { coreModes } from '../../.storybook/modes.ts';
import { distinctModes } from './capture-story.ts';

const names = (pinned: Parameters<typeof distinctModes>[1]) =>
  distinctModes(coreModes, pinned).map(([name]) => name);

it('shows a story in each of its modes', () => {
  expect(names({})).toEqual(Object.keys(coreModes));
});

it('keeps what a story fixes for itself', () => {
  for (const [, mode] of distinctModes(coreModes, { language: 'bn' })) expect(mode.language).toBe('bn');
});

it('takes one picture of modes that a story makes alike', () => {
  expect(names({ brand: 'falaj', theme: 'dark', language: 'ar', density: 'compact' })).toEqual([
    'mangrove light',
    'mangrove dark, right to left, phone',
    'falaj light, right to left, tablet',
  ]);
});
