import { useState } from 'react';
import { checkRange } from './check-range.ts';
import { spanOf } from './range-value.ts';
import { readTypedDay, typedDay } from './typed-day.ts';
import type { DateRangeLimits, RangeProblem } from './check-range.ts';
import type { DateRangeClock, DateRangePreset, DateRangeValue, DateSpan } from './range-value.ts';

/** Unapplied state of the open panel. Typed texts are kept even if they are invalid. */
interface Draft {
  readonly choice: DateRangePreset | 'custom';
  readonly from: string;
  readonly to: string;
  /** True after a failed attempt to apply. Only then is a missing day reported. */
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
    /** The problem to show. A missing day is not reported until the user tries to apply. */
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
    /** Reformats a valid typed day in the locale's format. Leaves other text unchanged. */
    tidy: (end: 'from' | 'to') => {
      const day = readTypedDay(draft[end], locale);
      if (day) setDraft({ ...draft, [end]: typedDay(day, locale) });
    },
    pick: (span: { readonly from: string; readonly to: string | null }) => {
      const end = span.to === null ? '' : typedDay(span.to, locale);
      setDraft({ ...draft, from: typedDay(span.from, locale), to: end, tried: false });
    },
    /** Returns the value to apply. If the draft is invalid, returns null and shows the problem. */
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
