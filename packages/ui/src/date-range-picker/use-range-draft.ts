import { useState } from 'react';
import { checkRange } from './check-range.ts';
import { spanOf } from './range-value.ts';
import { readTypedDay, typedDay } from './typed-day.ts';
import type { DateRangeLimits, RangeProblem } from './check-range.ts';
import type { DateRangeClock, DateRangePreset, DateRangeValue, DateSpan } from './range-value.ts';

/** What stands in the panel while it is open. Texts are kept as typed, whatever they are. */
interface Draft {
  readonly choice: DateRangePreset | 'custom';
  readonly from: string;
  readonly to: string;
  /** It was applied in vain, so that what is missing may be said. */
  readonly tried: boolean;
}

interface RangeDraftOptions extends DateRangeClock {
  readonly value: DateRangeValue;
  readonly locale: string | undefined;
  readonly limits: DateRangeLimits;
}

export function useRangeDraft({ value, locale, limits, ...clock }: RangeDraftOptions) {
  const written = ({ from, to }: DateSpan) => ({ from: typedDay(from, locale), to: typedDay(to, locale) });
  const begun = (): Draft => ({
    choice: 'preset' in value ? value.preset : 'custom',
    ...written(spanOf(value, clock)),
    tried: false,
  });
  const [draft, setDraft] = useState(begun);
  const from = readTypedDay(draft.from, locale);
  const to = readTypedDay(draft.to, locale);
  const problem = draft.choice === 'custom' ? checkRange(from, to, limits) : null;

  return {
    ...draft,
    days: { from, to },
    problem,
    /** The problem once it may be said: not that something is missing before it could be typed. */
    complaint: problem?.kind === 'incomplete' && !draft.tried ? null : problem,
    begin: () => {
      setDraft(begun());
    },
    choose: (choice: Draft['choice']) => {
      const known = choice === 'custom' ? {} : written(spanOf({ preset: choice }, clock));
      setDraft({ ...draft, ...known, choice, tried: false });
    },
    type: (end: 'from' | 'to', text: string) => {
      setDraft({ ...draft, [end]: text, tried: false });
    },
    /** Writes a day that is understood the way the locale does; leaves all else as it was typed. */
    tidy: (end: 'from' | 'to') => {
      const day = readTypedDay(draft[end], locale);
      if (day) setDraft({ ...draft, [end]: typedDay(day, locale) });
    },
    pick: (span: { readonly from: string; readonly to: string | null }) => {
      const end = span.to === null ? '' : typedDay(span.to, locale);
      setDraft({ ...draft, from: typedDay(span.from, locale), to: end, tried: false });
    },
    /** What the draft amounts to; null, and the problem is said, when it cannot be taken. */
    take: (): DateRangeValue | null => {
      if (draft.choice !== 'custom') return { preset: draft.choice };
      if (problem === null && from !== null && to !== null) return { from, to };
      setDraft({ ...draft, tried: true });
      return null;
    },
  };
}

export type RangeDraft = ReturnType<typeof useRangeDraft>;
export type RangeComplaint = RangeProblem | null;
