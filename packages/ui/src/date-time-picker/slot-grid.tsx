import { useDirection } from '@radix-ui/react-direction';
import { useId, useLayoutEffect, useRef } from 'react';
import { nextSlot } from './next-slot.ts';
import { quarterOf, slotRows, slotTime } from './slots.ts';
import type { KeyboardEvent } from 'react';
import type { SlotTimesProps } from './slot-times.types.ts';

/** The times of a day, a row for each hour. Renders a `<div role="radiogroup">` of native radios that scrolls. */
export function SlotGrid({ day, value, timeZone, dates, disabled, onPick, ...props }: SlotTimesProps) {
  const name = useId();
  const sign = useDirection() === 'rtl' ? -1 : 1;
  const list = useRef<HTMLDivElement>(null);
  const rows = slotRows(day.slots, timeZone);

  // What is chosen is in sight from the start, without moving the page.
  useLayoutEffect(() => {
    const box = list.current;
    const chosen = box?.querySelector<HTMLElement>('label:has(:checked)');
    if (box) box.scrollTop = chosen ? chosen.offsetTop - (box.clientHeight - chosen.offsetHeight) / 2 : 0;
  }, [day.day]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLInputElement) || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = nextSlot(event.key, Number(event.target.value), rows, sign);
    if (next === null) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`input[value="${String(next)}"]`)?.focus();
    if (next !== value) onPick(next);
  };

  return (
    <div
      {...props}
      ref={list}
      role="radiogroup"
      // No stop of its own, though it scrolls: the radios are.
      tabIndex={-1}
      data-slot="date-time-times"
      className="sb-slots"
      onKeyDown={onKeyDown}
    >
      {rows.map((row) => (
        <div key={row[0]} className="sb-slot-row">
          {row.map((slot) => (
            <label
              key={slot}
              data-slot="date-time-slot"
              data-quarter={quarterOf(slot, timeZone)}
              className="sb-slot"
            >
              <input
                type="radio"
                name={name}
                value={slot}
                checked={slot === value}
                disabled={disabled}
                onChange={() => {
                  onPick(slot);
                }}
                className="sr-only"
              />
              <bdi>{slotTime(slot, timeZone, dates)}</bdi>
            </label>
          ))}
        </div>
      ))}
    </div>
  );
}
