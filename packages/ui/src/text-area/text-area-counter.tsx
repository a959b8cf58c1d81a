import type { TextUnit } from './measure-text.ts';

/** Words of the counter. */
export interface TextAreaCounterLabels {
  /** Shown always: how much is used of how much. */
  readonly used: (used: number, limit: number, unit: TextUnit) => string;
  /** Said near the limit. */
  readonly left: (left: number, unit: TextUnit) => string;
  /** Said beyond the limit. */
  readonly over: (over: number, unit: TextUnit) => string;
}

const plural = (count: number, unit: TextUnit) => {
  const noun = unit === 'byte' ? 'byte' : 'character';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
};

const defaultLabels: TextAreaCounterLabels = {
  used: (used, limit, unit) => `${used} / ${plural(limit, unit)}`,
  left: (left, unit) => `${plural(left, unit)} left`,
  over: (over, unit) => `${plural(over, unit)} too many`,
};

/** From this share of the limit on, the counter speaks; before, it would only disturb. */
const speaksFrom = 0.9;

/** Says how much of the limit is used. Renders a `<p>`; style it through `[data-state=room|near|over]`. */
export function TextAreaCounter({ used, limit, unit, labels = defaultLabels }: TextAreaCounterProps) {
  const state = used > limit ? 'over' : used >= limit * speaksFrom ? 'near' : 'room';
  const spoken = { room: '', near: labels.left(limit - used, unit), over: labels.over(used - limit, unit) }[
    state
  ];
  return (
    <p data-slot="text-area-counter" data-state={state} className="sb-text-area-counter">
      <span aria-hidden="true">{state === 'over' ? spoken : labels.used(used, limit, unit)}</span>
      <span role="status" className="sr-only">
        {spoken}
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
