import type { ColorName, Theme } from '../../packages/ui/tokens/index.ts';
import type { Draft } from './draft.ts';
import type { Remedy } from './verdicts.ts';

/** A change of the draft, made from the latest one. */
export type EditDraft = (edit: (draft: Draft) => Draft) => void;

type Group = 'palette' | 'shape' | 'type';

/** The draft with one knob set; `undefined` leaves it to be derived again. */
export function withKnob<G extends Group, K extends keyof Draft[G] & string>(
  draft: Draft,
  group: G,
  knob: K,
  value: Exclude<Draft[G][K], undefined> | undefined,
): Draft {
  const others = Object.fromEntries(Object.entries(draft[group]).filter(([key]) => key !== knob));
  return { ...draft, [group]: value === undefined ? others : { ...others, [knob]: value } };
}

/** The draft with one colour of one theme chosen by hand; `undefined` leaves it to be derived again. */
export function withOverride(draft: Draft, theme: Theme, name: ColorName, value: string | undefined): Draft {
  const { [name]: _, ...others } = draft.overrides[theme];
  const chosen = value === undefined ? others : { ...others, [name]: value };
  return { ...draft, overrides: { ...draft.overrides, [theme]: chosen } };
}

/**
 * The draft with a failing colour replaced by the nearest that passes. An accent is changed where it was chosen, so that
 * all that comes of it follows; any other colour by hand.
 */
export function withRemedy(draft: Draft, theme: Theme, { name, value }: Remedy): Draft {
  const isChosen = name === 'accent' && draft.overrides[theme].accent === undefined;
  if (isChosen && theme === 'light') return { ...draft, accent: value };
  if (isChosen && draft.palette.accentDark) return withKnob(draft, 'palette', 'accentDark', value);
  return withOverride(draft, theme, name, value);
}
