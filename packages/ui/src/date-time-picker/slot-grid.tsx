import { useDirection } from '@radix-ui/react-direction';
import { useId, useLayoutEffect, useRef } from 'react';
import { nextSlot } from './next-slot.ts';
import { quarterOf, slotRows, slotTime } from './slots.ts';
import type { KeyboardEvent } from 'react';
import type { SlotTimesProps } from './slot-times.types.ts';

/**
 * The times of a day in one row per hour. Renders a scrollable `<div role="radiogroup">` of native radios.
 */
export function SlotGrid({ day, value, timeZone, dateStyle, disabled, onPick, ...props }: SlotTimesProps) {
  const name = useId();
  const sign = useDirection() === 'rtl' ? -1 : 1;
  const listRef = useRef<HTMLDivElement>(null);
  const rows = slotRows(day.slots, timeZone);

  // Sets scrollTop to show the selected time, because scrollIntoView would also scroll the page.
  useLayoutEffect(() => {
    const list = listRef.current;
    const selectedLabel = list?.querySelector<HTMLElement>('label:has(:checked)');
    if (list)
      list.scrollTop = selectedLabel
        ? selectedLabel.offsetTop - (list.clientHeight - selectedLabel.offsetHeight) / 2
        : 0;
  }, [day.day]);

  // Shows a time that the caller selects on the shown day. Does not move the list if the time is visible.
  useLayoutEffect(() => {
    const list = listRef.current;
    const label = list?.querySelector<HTMLElement>('label:has(:checked)');
    if (!list || !label) return;
    const [top, bottom] = [label.offsetTop, label.offsetTop + label.offsetHeight];
    list.scrollTop = Math.min(Math.max(list.scrollTop, bottom - list.clientHeight), top);
  }, [value]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLInputElement) || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = nextSlot(event.key, Number(event.target.value), rows, sign, timeZone);
    if (next === null) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`input[value="${String(next)}"]`)?.focus();
    if (next !== value) onPick(next);
  };

  return (
    <div
      {...props}
      ref={listRef}
      role="radiogroup"
      // Keeps the scroll container out of the tab order, because its radios are the tab stops.
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
              <bdi>{slotTime(slot, timeZone, dateStyle)}</bdi>
            </label>
          ))}
        </div>
      ))}
    </div>
  );
}
