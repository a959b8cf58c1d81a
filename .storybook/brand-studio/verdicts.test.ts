import { describe, expect, it } from 'vitest';
import { deriveBrand } from '../../packages/ui/tokens/derive-brand.ts';
import { contrastRules, defineBrand } from '../../packages/ui/tokens/index.ts';
import { brandIds, toBrandInput } from './draft.ts';
import { blankDraft, createDraftFromBrand } from './create-draft.ts';
import { withRemedy } from './edit-draft.ts';
import { collectVerdicts } from './verdicts.ts';
import type { Draft } from './draft.ts';

const collectDraftVerdicts = (draft: Draft) => collectVerdicts(deriveBrand(toBrandInput(draft)));
const draftWithOverrides = (light: Draft['overrides']['light']): Draft => ({
  ...createDraftFromBrand('mangrove'),
  overrides: { light, dark: {} },
});

describe('collectVerdicts', () => {
  it.each(brandIds)('passes every colour pair of %s', (id) => {
    const verdicts = collectDraftVerdicts(createDraftFromBrand(id));
    expect(verdicts).toHaveLength(contrastRules.length * 2);
    expect(verdicts.filter(({ passes }) => !passes)).toEqual([]);
  });

  it('lists failing pairs first, each with a remedy that fixes it', () => {
    const draft = draftWithOverrides({ muted: '#c9d2cf', focus: '#ffffff' });
    const verdicts = collectDraftVerdicts(draft);
    const failing = verdicts.filter(({ passes }) => !passes);
    expect(verdicts.slice(0, failing.length)).toEqual(failing);
    expect(new Set(failing.map(({ foreground }) => foreground))).toEqual(new Set(['muted', 'focus']));

    const fixedDraft = failing.reduce(
      (latest, { theme, remedy }) => (remedy ? withRemedy(latest, theme, remedy) : latest),
      draft,
    );
    expect(collectDraftVerdicts(fixedDraft).every(({ passes }) => passes)).toBe(true);
  });

  it('suggests another background when no foreground lightness passes', () => {
    const [first] = collectDraftVerdicts(
      draftWithOverrides({ accent: '#777777', 'accent-hover': '#000000', 'accent-active': '#ffffff' }),
    );
    expect(first).toMatchObject({ passes: false, foreground: 'on-accent' });
    expect(first?.remedy?.name).toBe(first?.background);
  });

  it.each(['#fdf6c9', '#ffffff', '#c9d2cf', '#ffd84d'])(
    'suggests remedies that make a brand with the accent %s pass',
    (accent) => {
      let draft: Draft = { ...blankDraft, accent, palette: { accentDark: '#20242c' } };
      for (let steps = 0; steps < 12; steps += 1) {
        const [first] = collectDraftVerdicts(draft);
        if (!first || first.passes || !first.remedy) break;
        draft = withRemedy(draft, first.theme, first.remedy);
      }
      expect(collectDraftVerdicts(draft).filter(({ passes }) => !passes)).toEqual([]);
      expect(draft.accent).not.toBe(accent);
      expect(draft.palette.accentDark).not.toBe('#20242c');
      expect(draft.overrides.light.accent ?? draft.overrides.dark.accent).toBeUndefined();
      expect(() => defineBrand(toBrandInput(draft))).not.toThrow();
    },
  );
});
