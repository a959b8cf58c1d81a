import type { ColorName, Theme } from '../../packages/ui/tokens/index.ts';
import type { Draft } from './draft.ts';
import type { Remedy } from './verdicts.ts';

/** Updates the draft with a function of its latest value. */
export type EditDraft = (edit: (draft: Draft) => Draft) => void;

type Group = 'palette' | 'shape' | 'type';

/** Returns the draft with one value set. `undefined` removes the value, so it is derived. */
export function withKnob<G extends Group, K extends keyof Draft[G] & string>(
  draft: Draft,
  group: G,
  knob: K,
  value: Exclude<Draft[G][K], undefined> | undefined,
): Draft {
  const others = Object.fromEntries(Object.entries(draft[group]).filter(([key]) => key !== knob));
  return { ...draft, [group]: value === undefined ? others : { ...others, [knob]: value } };
}

/** Returns the draft with one colour of one theme overridden. `undefined` removes the override. */
export function withOverride(draft: Draft, theme: Theme, name: ColorName, value: string | undefined): Draft {
  const { [name]: _, ...others } = draft.overrides[theme];
  const themeOverrides = value === undefined ? others : { ...others, [name]: value };
  return { ...draft, overrides: { ...draft.overrides, [theme]: themeOverrides } };
}

/**
 * Returns the draft with a failing colour replaced by the nearest one that passes. If the draft itself sets
 * the failing accent, replaces that value, so all colours derived from it change too. Any other colour
 * becomes an override.
 */
export function withRemedy(draft: Draft, theme: Theme, { name, value }: Remedy): Draft {
  const isSourceAccent = name === 'accent' && draft.overrides[theme].accent === undefined;
  if (isSourceAccent && theme === 'light') return { ...draft, accent: value };
  if (isSourceAccent && draft.palette.accentDark) return withKnob(draft, 'palette', 'accentDark', value);
  return withOverride(draft, theme, name, value);
}
