import { useFieldControl } from '../field/index.ts';
import { cn } from '../internals/cn.ts';
import { useOneTimeCode } from './use-one-time-code.ts';
import type { CSSProperties, ComponentProps } from 'react';

/**
 * The input of a one-time code, without a label. Takes its id, description and error from a surrounding
 * field.
 *
 * Renders a `<div>` that receives `className`, with one `<input>` that receives all other props. The input
 * covers one decorative cell per digit, so paste, autofill, selection and screen readers work as in an
 * ordinary text field. The code reads from left to right in every language. Style it through
 * `[data-invalid]`, `[data-disabled]` and, on a cell, `[data-state]`.
 */
export function OneTimeCodeInput({
  length = 6,
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  className,
  onChange,
  onCompositionEnd,
  onPaste,
  ...props
}: OneTimeCodeInputProps) {
  const control = useFieldControl(props);
  const invalid = control['aria-invalid'] === true;
  const field = useOneTimeCode({ value, defaultValue, length, invalid, onValueChange, onComplete });

  return (
    <div
      data-slot="one-time-code"
      data-invalid={invalid ? '' : undefined}
      data-disabled={control.disabled ? '' : undefined}
      className={cn('sb-code', className)}
      style={{ '--sb-code-length': length } as CSSProperties}
    >
      <div className="sb-code-frame" dir="ltr">
        {Array.from({ length }, (_, position) => (
          <span
            key={position}
            aria-hidden="true"
            className="sb-code-cell"
            {...cellAttributes(position, field.code)}
          />
        ))}
        <span className="sb-code-window">
          <input
            autoComplete="one-time-code"
            inputMode="numeric"
            spellCheck={false}
            {...props}
            {...control}
            data-slot="one-time-code-input"
            type="text"
            value={field.text}
            className="sb-code-input"
            onChange={(event) => {
              onChange?.(event);
              field.edit(event.currentTarget, (event.nativeEvent as InputEvent).isComposing);
            }}
            onCompositionEnd={(event) => {
              onCompositionEnd?.(event);
              field.edit(event.currentTarget, false);
            }}
            onPaste={(event) => {
              onPaste?.(event);
              field.paste(event);
            }}
          />
        </span>
      </div>
    </div>
  );
}

const cellAttributes = (position: number, code: string) => ({
  'data-slot': 'one-time-code-cell',
  'data-state': position < code.length ? 'filled' : position === code.length ? 'next' : 'empty',
});

export interface OneTimeCodeInputProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'maxLength' | 'minLength' | 'pattern' | 'children'
> {
  /** Number of digits in the code. */
  readonly length?: number;
  /** ASCII digits, at most `length` of them. */
  readonly value?: string | undefined;
  readonly defaultValue?: string;
  readonly onValueChange?: ((code: string) => void) | undefined;
  /**
   * Called when the code becomes complete. Use it to submit the code without a button press. Not called while
   * the field is invalid, so the user decides when to retry a rejected code.
   */
  readonly onComplete?: ((code: string) => void) | undefined;
}
