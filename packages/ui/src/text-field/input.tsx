import { useFieldControl } from '../field/index.ts';
import { cn } from '../internals/cn.ts';
import type { ComponentProps, ReactNode } from 'react';

/**
 * A single-line text input without a label. Takes its id, description and error from a surrounding field.
 *
 * Renders an `<input>` inside a frame, between `startSlot` and `endSlot`. The frame receives `className`.
 * Style the frame through `[data-slot=input-frame]`, `:focus-within` and `[data-invalid]`.
 */
export function Input({ startSlot, endSlot, className, onValueChange, onChange, ...props }: InputProps) {
  const control = useFieldControl(props);
  return (
    <div
      data-slot="input-frame"
      data-invalid={control['aria-invalid'] ? '' : undefined}
      data-disabled={control.disabled ? '' : undefined}
      className={cn('sb-input-frame', className)}
    >
      {startSlot && (
        <span data-slot="input-start" className="sb-input-slot">
          {startSlot}
        </span>
      )}
      <input
        {...props}
        {...control}
        data-slot="input"
        className="sb-input"
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.currentTarget.value);
        }}
      />
      {endSlot && (
        <span data-slot="input-end" className="sb-input-slot">
          {endSlot}
        </span>
      )}
    </div>
  );
}

export interface InputProps extends ComponentProps<'input'> {
  /** Called with the full text after each change. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  readonly startSlot?: ReactNode;
  readonly endSlot?: ReactNode;
}
