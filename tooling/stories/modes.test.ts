import { describe, expect, it } from 'vitest';
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

const valuesIn = (modes: Modes, read: (mode: Mode) => string) => new Set(Object.values(modes).map(read));
const textDirectionOf = ({ language }: Mode) => languageModes[language].dir;

describe('the set of core modes', () => {
  it('contains each density and viewport, and each pairing of brand, theme and direction', () => {
    expect(valuesIn(coreModes, ({ density }) => density)).toEqual(new Set(Object.keys(densityModes)));
    expect(valuesIn(coreModes, ({ viewport }) => viewport)).toEqual(new Set(Object.keys(viewportModes)));
    expect(valuesIn(coreModes, (mode) => `${mode.brand} ${mode.theme}`).size).toBe(4);
    expect(valuesIn(coreModes, (mode) => `${mode.brand} ${textDirectionOf(mode)}`).size).toBe(4);
    expect(valuesIn(coreModes, (mode) => `${mode.theme} ${textDirectionOf(mode)}`).size).toBe(4);
  });
});

describe('the set of modes for brand sheets', () => {
  it('contains each brand in both themes and densities', () => {
    for (const brand of Object.keys(brandModes)) {
      const modes = Object.fromEntries(Object.entries(sheetModes).filter(([, mode]) => mode.brand === brand));

      expect(
        valuesIn(modes, ({ theme }) => theme),
        brand,
      ).toEqual(new Set(Object.keys(themeModes)));
      expect(
        valuesIn(modes, ({ density }) => density),
        brand,
      ).toEqual(new Set(Object.keys(densityModes)));
    }
  });
});

describe('the accessibility matrix', () => {
  it('contains every combination of brand, theme and direction', () => {
    expect(valuesIn(allModes, (mode) => `${mode.brand} ${mode.theme} ${textDirectionOf(mode)}`).size).toBe(
      Object.keys(brandModes).length * 4,
    );
  });
});

describe('modeAttributes', () => {
  it('returns the brand, theme, density, language and direction of a mode', () => {
    expect(modeAttributes(coreModes['falaj light, right to left, tablet'])).toEqual({
      'data-brand': 'falaj',
      'data-theme': 'light',
      'data-density': 'comfortable',
      lang: 'ar',
      dir: 'rtl',
    });
  });
});
