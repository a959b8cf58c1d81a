import { useState } from 'react';
import { checkRange } from './check-range.ts';
import { resolveDays } from './range-value.ts';
import { parseTypedDay, formatTypedDay } from './typed-day.ts';
import type { DateRangeLimits } from './check-range.ts';
import type { DateRangeClock, DateRangePreset, DateRangeValue, DateSpan } from './range-value.ts';

/** Unapplied state of the open panel. Keeps typed texts even if they are invalid. */
interface RangeDraftState {
  readonly choice: DateRangePreset | 'custom';
  readonly from: string;
  readonly to: string;
  /** True from a failed attempt to apply until the next change. Only then is a missing day reported. */
  readonly hasTriedToApply: boolean;
}

interface RangeDraftOptions extends DateRangeClock {
  readonly value: DateRangeValue;
  readonly locale: string | undefined;
  readonly limits: DateRangeLimits;
}

export function useRangeDraft({ value, locale, limits, ...clock }: RangeDraftOptions) {
  const formatSpan = ({ from, to }: DateSpan) => ({
    from: formatTypedDay(from, locale),
    to: formatTypedDay(to, locale),
  });
  const initialDraft = (): RangeDraftState => ({
    choice: 'preset' in value ? value.preset : 'custom',
    ...formatSpan(resolveDays(value, clock)),
    hasTriedToApply: false,
  });
  const [draft, setDraft] = useState(initialDraft);
  const from = parseTypedDay(draft.from, locale);
  const to = parseTypedDay(draft.to, locale);
  // One chosen day is a range of that day.
  const lastDay = draft.to.trim() === '' ? from : to;
  const problem = draft.choice === 'custom' ? checkRange(from, lastDay, limits) : null;
  const span = problem === null && from !== null && lastDay !== null ? { from, to: lastDay } : null;

  return {
    ...draft,
    /** The days in the fields. Null for a field that is empty or has no date. */
    days: { from, to },
    /** The days that a custom range covers. Null while it is invalid. */
    span,
    problem,
    /** The problem to show. A missing day is not reported until the user tries to apply. */
    visibleProblem: problem?.kind === 'incomplete' && !draft.hasTriedToApply ? null : problem,
    reset: () => {
      setDraft(initialDraft());
    },
    choose: (choice: RangeDraftState['choice']) => {
      const presetTexts = choice === 'custom' ? {} : formatSpan(resolveDays({ preset: choice }, clock));
      setDraft({ ...draft, ...presetTexts, choice, hasTriedToApply: false });
    },
    changeText: (toText: 'from' | 'to', text: string) => {
      setDraft({ ...draft, [toText]: text, hasTriedToApply: false });
    },
    /** Reformats a valid typed day in the locale's format. Leaves other text unchanged. */
    normalize: (end: 'from' | 'to') => {
      const day = parseTypedDay(draft[end], locale);
      if (day) setDraft({ ...draft, [end]: formatTypedDay(day, locale) });
    },
    pickDays: (span: { readonly from: string; readonly to: string | null }) => {
      const end = span.to === null ? '' : formatTypedDay(span.to, locale);
      setDraft({ ...draft, from: formatTypedDay(span.from, locale), to: end, hasTriedToApply: false });
    },
    /** Returns the value to apply. If the draft is invalid, returns null and shows the problem. */
    tryApply: (): DateRangeValue | null => {
      if (draft.choice !== 'custom') return { preset: draft.choice };
      if (span) return span;
      setDraft({ ...draft, hasTriedToApply: true });
      return null;
    },
  };
}

export type RangeDraft = ReturnType<typeof useRangeDraft>;
