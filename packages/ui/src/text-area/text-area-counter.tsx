import type { TextUnit } from './measure-text.ts';

export interface TextAreaCounterLabels {
  /** Always visible: the used length and the limit. */
  readonly used: (used: number, limit: number, unit: TextUnit) => string;
  /** Announced near the limit. */
  readonly left: (left: number, unit: TextUnit) => string;
  /** Shown and announced beyond the limit. */
  readonly over: (over: number, unit: TextUnit) => string;
}

const formatLength = (count: number, unit: TextUnit) => {
  const noun = unit === 'byte' ? 'byte' : 'character';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
};

const defaultLabels: TextAreaCounterLabels = {
  used: (used, limit, unit) => `${used} / ${formatLength(limit, unit)}`,
  left: (left, unit) => `${formatLength(left, unit)} left`,
  over: (over, unit) => `${formatLength(over, unit)} too many`,
};

/** Fraction of the limit at which announcements start. Earlier announcements would only distract. */
const announcementThreshold = 0.9;

/** Shows how much of the limit is used. Renders a `<p>`. Style it through `[data-state=room|near|over]`. */
export function TextAreaCounter({ used, limit, unit, labels = defaultLabels }: TextAreaCounterProps) {
  const state = used > limit ? 'over' : used >= limit * announcementThreshold ? 'near' : 'room';
  const announcement = {
    room: '',
    near: labels.left(limit - used, unit),
    over: labels.over(used - limit, unit),
  }[state];
  return (
    <p data-slot="text-area-counter" data-state={state} className="sb-text-area-counter">
      <span aria-hidden="true">{state === 'over' ? announcement : labels.used(used, limit, unit)}</span>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </p>
  );
}

export interface TextAreaCounterProps {
  readonly used: number;
  readonly limit: number;
  readonly unit: TextUnit;
  readonly labels?: TextAreaCounterLabels | undefined;
}
