import { useFieldControl } from '../field/use-field-control.ts';
import { cn } from '../internals/cn.ts';
import { useOneTimeCode } from './use-one-time-code.ts';
import type { CSSProperties, ComponentProps } from 'react';

/**
 * The digits of a code. Ties itself to the field around it.
 *
 * Renders a `<div>` that carries `className`, in it one `<input>` that takes all else, laid over as many cells as
 * the code has digits: paste, autofill, selection and screen readers meet one ordinary field. It reads from left to
 * right in every language. Style it through `[data-invalid]`, `[data-disabled]` and, on a cell, `[data-state]`.
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
        {Array.from({ length }, (_, place) => (
          <span key={place} aria-hidden="true" className="sb-code-cell" {...stateOf(place, field.code)} />
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

const stateOf = (place: number, code: string) => ({
  'data-slot': 'one-time-code-cell',
  'data-state': place < code.length ? 'filled' : place === code.length ? 'next' : 'empty',
});

export interface OneTimeCodeInputProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'maxLength' | 'minLength' | 'pattern' | 'children'
> {
  /** How many digits the code has. */
  readonly length?: number;
  /** ASCII digits, at most `length` of them. */
  readonly value?: string | undefined;
  readonly defaultValue?: string;
  readonly onValueChange?: ((code: string) => void) | undefined;
  /**
   * The last digit has come. Send the code here, if it is to be sent without a press. Not called while the field is
   * invalid: who mends a refused code decides when it is tried again.
   */
  readonly onComplete?: ((code: string) => void) | undefined;
}
