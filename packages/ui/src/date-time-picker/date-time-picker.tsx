import { use, useId, useMemo } from 'react';
import { useCoarsePointer } from '../internals/use-coarse-pointer.ts';
import { useNow } from '../calendar/internal.ts';
import { dayOf } from '../calendar/index.ts';
import { FieldContext } from '../field/internal.ts';
import { useFieldControl } from '../field/index.ts';
import { cn } from '../internals/cn.ts';
import { useControllableState } from '../internals/use-controllable-state.ts';
import { dateTimePickerLabels } from './date-time-picker.labels.ts';
import { DayChips } from './day-chips.tsx';
import { SlotGrid } from './slot-grid.tsx';
import { SlotMessage } from './slot-message.tsx';
import { SlotSelect } from './slot-select.tsx';
import { slotDays } from './slots.ts';
import { slotMessageProps } from './slot-message-props.ts';
import { useDay } from './use-day.ts';
import { ZoneNote } from './zone-note.tsx';
import type { DateTimePickerProps } from './date-time-picker.types.ts';

/**
 * Selects one of the offered times: first a day, then a time, both in the time zone of the business. If a
 * time is selected, choosing another day selects the same clock time on that day, or the closest offered one.
 * If the selected time is no longer offered, the picker keeps it and shows an error. The picker never selects
 * another time on its own.
 *
 * Renders a `<div role="group">` with radios. Touch devices get a native `<select>` for the time. Style it
 * through `[data-invalid]`, `[data-disabled]` and `[data-empty]`.
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
  const mergedLabels = { ...dateTimePickerLabels, ...labels };
  const dateStyle = { locale, nativeDigits };
  const field = use(FieldContext);
  const control = useFieldControl({ ...props, required, disabled });
  const isDisabled = control.disabled === true;
  const messageId = useId();
  const [currentTime] = useNow(now);
  const TimeList = useCoarsePointer() ? SlotSelect : SlotGrid;
  const [selected, select] = useControllableState<number | null>({
    value,
    defaultValue: defaultValue ?? null,
    onChange: (next) => {
      if (next !== null) onValueChange?.(next);
    },
  });
  const today = dayOf(currentTime, timeZone);
  const days = useMemo(() => slotDays(slots, today, timeZone), [slots, today, timeZone]);
  const [shownDay, pickDay] = useDay({ days, selected, timeZone, select });
  const isUnavailable = selected !== null && !slots.includes(selected);
  const isInvalid = control['aria-invalid'] === true || isUnavailable;

  return (
    <div
      role="group"
      {...(field ? { 'aria-labelledby': field.labelId } : { 'aria-label': mergedLabels.dateTime })}
      {...props}
      id={control.id}
      aria-describedby={control['aria-describedby']}
      data-slot="date-time-picker"
      data-invalid={isInvalid ? '' : undefined}
      data-disabled={isDisabled ? '' : undefined}
      data-empty={shownDay ? undefined : ''}
      className={cn('sb-date-time', className)}
    >
      {name !== undefined && selected !== null && !isUnavailable && (
        <input type="hidden" name={name} value={selected} disabled={isDisabled} />
      )}
      {shownDay && (
        <>
          <DayChips
            {...{ days, today, dateStyle }}
            shownDay={shownDay.day}
            disabled={isDisabled}
            labels={mergedLabels}
            onPick={pickDay}
          />
          <TimeList
            {...{ timeZone, dateStyle }}
            day={shownDay}
            value={selected}
            disabled={isDisabled}
            placeholder={mergedLabels.chooseTime}
            aria-label={mergedLabels.time}
            aria-required={control.required}
            aria-invalid={isInvalid || undefined}
            aria-describedby={[messageId, control['aria-describedby']].filter(Boolean).join(' ')}
            onPick={select}
          />
        </>
      )}
      <SlotMessage
        id={messageId}
        {...slotMessageProps({
          selected,
          isUnavailable,
          isEmpty: !shownDay,
          timeZone,
          dateStyle,
          labels: mergedLabels,
        })}
      />
      <ZoneNote {...{ slots, timeZone, dateStyle }} viewerTimeZone={viewerTimeZone} labels={mergedLabels} />
    </div>
  );
}
