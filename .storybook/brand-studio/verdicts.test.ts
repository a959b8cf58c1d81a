import { describe, expect, it } from 'vitest';
import { deriveBrand } from '../../packages/ui/tokens/derive-brand.ts';
import { contrastRules, defineBrand } from '../../packages/ui/tokens/index.ts';
import { brandIds, inputOf } from './draft.ts';
import { blankDraft, draftOfBrand } from './draft-of-brand.ts';
import { withRemedy } from './edit-draft.ts';
import { verdictsOf } from './verdicts.ts';
import type { Draft } from './draft.ts';

const judge = (draft: Draft) => verdictsOf(deriveBrand(inputOf(draft)));
const spoilt = (light: Draft['overrides']['light']): Draft => ({
  ...draftOfBrand('mangrove'),
  overrides: { light, dark: {} },
});

describe('the verdict on a draft', () => {
  it.each(brandIds)('is that every pair of %s passes', (id) => {
    const verdicts = judge(draftOfBrand(id));
    expect(verdicts).toHaveLength(contrastRules.length * 2);
    expect(verdicts.filter(({ passes }) => !passes)).toEqual([]);
  });

  it('puts what fails first, with the value that mends it', () => {
    const draft = spoilt({ muted: '#c9d2cf', focus: '#ffffff' });
    const verdicts = judge(draft);
    const failing = verdicts.filter(({ passes }) => !passes);
    expect(verdicts.slice(0, failing.length)).toEqual(failing);
    expect(new Set(failing.map(({ foreground }) => foreground))).toEqual(new Set(['muted', 'focus']));

    const mended = failing.reduce(
      (latest, { theme, remedy }) => (remedy ? withRemedy(latest, theme, remedy) : latest),
      draft,
    );
    expect(judge(mended).every(({ passes }) => passes)).toBe(true);
  });

  it('changes the ground where no lightness of what stands on it would do', () => {
    const [first] = judge(
      spoilt({ accent: '#777777', 'accent-hover': '#000000', 'accent-active': '#ffffff' }),
    );
    expect(first).toMatchObject({ passes: false, foreground: 'on-accent' });
    expect(first?.remedy?.name).toBe(first?.background);
  });

  it.each(['#fdf6c9', '#ffffff', '#c9d2cf', '#ffd84d'])(
    'leads from the accent %s to a brand that passes',
    (accent) => {
      let draft: Draft = { ...blankDraft, accent, palette: { accentDark: '#20242c' } };
      for (let steps = 0; steps < 12; steps += 1) {
        const [first] = judge(draft);
        if (!first || first.passes || !first.remedy) break;
        draft = withRemedy(draft, first.theme, first.remedy);
      }
      expect(judge(draft).filter(({ passes }) => !passes)).toEqual([]);
      expect(draft.accent).not.toBe(accent);
      expect(draft.palette.accentDark).not.toBe('#20242c');
      expect(draft.overrides.light.accent ?? draft.overrides.dark.accent).toBeUndefined();
      expect(() => defineBrand(inputOf(draft))).not.toThrow();
    },
  );
});
