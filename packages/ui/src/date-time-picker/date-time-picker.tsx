import { use, useId, useMemo } from 'react';
import { useCoarsePointer } from '../internals/use-coarse-pointer.ts';
import { useNow } from '../calendar/use-now.ts';
import { dayOf } from '../calendar/zone.ts';
import { FieldContext } from '../field/field-context.ts';
import { useFieldControl } from '../field/use-field-control.ts';
import { cn } from '../internals/cn.ts';
import { useControllableState } from '../internals/use-controllable-state.ts';
import { dateTimePickerLabels } from './date-time-picker.labels.ts';
import { DayChips } from './day-chips.tsx';
import { SlotGrid } from './slot-grid.tsx';
import { SlotMessage } from './slot-message.tsx';
import { SlotSelect } from './slot-select.tsx';
import { slotDays } from './slots.ts';
import { slotMessage } from './slot-words.ts';
import { useShownDay } from './use-shown-day.ts';
import { ZoneNote } from './zone-note.tsx';
import type { DateTimePickerProps } from './date-time-picker.types.ts';

/**
 * Chooses one of the times that are offered: the day first, the time after it, both on the clock of the business. A
 * time that is no longer offered stays chosen and says so; the picker never chooses by itself.
 *
 * Renders a `<div role="group">` with radios, or a native list of times below a finger. Style it through
 * `[data-invalid]`, `[data-disabled]` and `[data-empty]`.
 */
export function DateTimePicker({
  slots,
  value,
  defaultValue,
  onValueChange,
  timeZone,
  viewerTimeZone,
  now,
  locale,
  nativeDigits = false,
  required,
  disabled,
  name,
  labels,
  className,
  ...props
}: DateTimePickerProps) {
  const words = { ...dateTimePickerLabels, ...labels };
  const dates = { locale, nativeDigits };
  const field = use(FieldContext);
  const control = useFieldControl({ ...props, required, disabled });
  const isOff = control.disabled === true;
  const messageId = useId();
  const [moment] = useNow(now);
  const Times = useCoarsePointer() ? SlotSelect : SlotGrid;
  const [chosen, choose] = useControllableState<number | null>({
    value,
    defaultValue: defaultValue ?? null,
    onChange: (next) => {
      if (next !== null) onValueChange?.(next);
    },
  });
  const today = dayOf(moment, timeZone);
  const days = useMemo(() => slotDays(slots, today, timeZone), [slots, today, timeZone]);
  const [shown, show] = useShownDay(days, chosen === null ? null : dayOf(chosen, timeZone));
  const isGone = chosen !== null && !slots.includes(chosen);
  const isInvalid = control['aria-invalid'] === true || isGone;

  return (
    <div
      role="group"
      {...(field ? { 'aria-labelledby': field.labelId } : { 'aria-label': words.dateTime })}
      {...props}
      id={control.id}
      aria-describedby={control['aria-describedby']}
      data-slot="date-time-picker"
      data-invalid={isInvalid ? '' : undefined}
      data-disabled={isOff ? '' : undefined}
      data-empty={shown ? undefined : ''}
      className={cn('sb-date-time', className)}
    >
      {name !== undefined && chosen !== null && !isGone && (
        <input type="hidden" name={name} value={chosen} disabled={isOff} />
      )}
      {shown && (
        <>
          <DayChips
            {...{ days, today, dates }}
            shown={shown.day}
            disabled={isOff}
            labels={words}
            onShow={show}
          />
          <Times
            {...{ timeZone, dates }}
            day={shown}
            value={chosen}
            disabled={isOff}
            placeholder={words.chooseTime}
            aria-label={words.time}
            aria-required={control.required}
            aria-invalid={isInvalid || undefined}
            aria-describedby={[messageId, control['aria-describedby']].filter(Boolean).join(' ')}
            onPick={choose}
          />
        </>
      )}
      <SlotMessage
        id={messageId}
        {...slotMessage({ chosen, isGone, isEmpty: !shown, timeZone, dates, labels: words })}
      />
      <ZoneNote {...{ slots, timeZone, dates }} viewerTimeZone={viewerTimeZone} labels={words} />
    </div>
  );
}
