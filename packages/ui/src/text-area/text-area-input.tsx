import { useFieldControl } from '../field/index.ts';
import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/**
 * A multi-line text input without a label. Takes its id, description and error from a surrounding field. Its
 * text direction follows the typed text.
 *
 * Renders a `<textarea>` inside a frame. The frame receives `className`.
 */
export function TextAreaInput({ className, onValueChange, onChange, ...props }: TextAreaInputProps) {
  const control = useFieldControl(props);
  return (
    <div
      data-slot="input-frame"
      data-invalid={control['aria-invalid'] ? '' : undefined}
      data-disabled={control.disabled ? '' : undefined}
      className={cn('sb-input-frame', className)}
    >
      <textarea
        dir="auto"
        rows={2}
        {...props}
        {...control}
        data-slot="text-area"
        className="sb-input sb-text-area"
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.currentTarget.value);
        }}
      />
    </div>
  );
}

export interface TextAreaInputProps extends ComponentProps<'textarea'> {
  /** Called with the full text after each change. */
  readonly onValueChange?: ((value: string) => void) | undefined;
}
