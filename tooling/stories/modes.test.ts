import { expect, it } from 'vitest';
import {
  allModes,
  modeAttributes,
  brandModes,
  coreModes,
  densityModes,
  languageModes,
  sheetModes,
  themeModes,
  viewportModes,
} from '../../.storybook/modes.ts';
import type { Mode, Modes } from '../../.storybook/modes.ts';

const seen = (modes: Modes, read: (mode: Mode) => string) => new Set(Object.values(modes).map(read));
const directionOf = ({ language }: Mode) => languageModes[language].dir;

it('shows every story each theme, direction, density and size, and each pair of brand, theme and direction', () => {
  expect(seen(coreModes, ({ density }) => density)).toEqual(new Set(Object.keys(densityModes)));
  expect(seen(coreModes, ({ viewport }) => viewport)).toEqual(new Set(Object.keys(viewportModes)));
  expect(seen(coreModes, (mode) => `${mode.brand} ${mode.theme}`).size).toBe(4);
  expect(seen(coreModes, (mode) => `${mode.brand} ${directionOf(mode)}`).size).toBe(4);
  expect(seen(coreModes, (mode) => `${mode.theme} ${directionOf(mode)}`).size).toBe(4);
});

it('shows a sheet each brand in both themes, roomy and compact', () => {
  for (const brand of Object.keys(brandModes)) {
    const modes = Object.fromEntries(Object.entries(sheetModes).filter(([, mode]) => mode.brand === brand));

    expect(
      seen(modes, ({ theme }) => theme),
      brand,
    ).toEqual(new Set(Object.keys(themeModes)));
    expect(
      seen(modes, ({ density }) => density),
      brand,
    ).toEqual(new Set(Object.keys(densityModes)));
  }
});

it('has every brand, theme and direction for the long run of the accessibility checks', () => {
  expect(seen(allModes, (mode) => `${mode.brand} ${mode.theme} ${directionOf(mode)}`).size).toBe(
    Object.keys(brandModes).length * 4,
  );
});

it('writes a mode as attributes of the page', () => {
  expect(modeAttributes(coreModes['falaj light, right to left, tablet'])).toEqual({
    'data-brand': 'falaj',
    'data-theme': 'light',
    'data-density': 'comfortable',
    lang: 'ar',
    dir: 'rtl',
  });
});
