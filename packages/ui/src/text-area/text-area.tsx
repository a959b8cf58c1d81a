import { FieldError, FieldHint, FieldLabel, FieldRoot } from '../field/internal.ts';
import { useControllableState } from '../internals/use-controllable-state.ts';
import { measureText } from './measure-text.ts';
import { TextAreaCounter } from './text-area-counter.tsx';
import { TextAreaInput } from './text-area-input.tsx';
import type { ReactNode } from 'react';
import type { HintPosition } from '../field/index.ts';
import type { TextUnit } from './measure-text.ts';
import type { TextAreaCounterLabels } from './text-area-counter.tsx';
import type { TextAreaInputProps } from './text-area-input.tsx';

/**
 * A labelled multi-line text input that grows from two lines to four, with an optional counter.
 *
 * Renders the field's `<div>`. Text beyond `limit` is not truncated, because the user might not notice that
 * part of a pasted address is missing. Instead, the field becomes invalid and the counter shows the excess.
 */
export function TextArea({
  label,
  note,
  hint,
  hintPosition,
  error,
  limit,
  unit = 'character',
  labels,
  value,
  defaultValue = '',
  onValueChange,
  required = false,
  disabled = false,
  className,
  id,
  ...props
}: TextAreaProps) {
  const [text, setText] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const used = limit === undefined ? 0 : measureText(text, unit);
  const isOver = limit !== undefined && used > limit;

  return (
    <FieldRoot
      controlId={id}
      hintPosition={hintPosition}
      invalid={isOver}
      required={required}
      disabled={disabled}
      className={className}
    >
      <FieldLabel note={note}>{label}</FieldLabel>
      {hint && <FieldHint>{hint}</FieldHint>}
      <TextAreaInput {...props} value={text} onValueChange={setText} />
      {error && <FieldError>{error}</FieldError>}
      {limit !== undefined && <TextAreaCounter used={used} limit={limit} unit={unit} labels={labels} />}
    </FieldRoot>
  );
}

export interface TextAreaProps extends Omit<TextAreaInputProps, 'value' | 'defaultValue'> {
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly hint?: ReactNode;
  readonly hintPosition?: HintPosition | undefined;
  readonly error?: ReactNode;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Maximum length in `unit`. Without it, no counter is shown. */
  readonly limit?: number;
  readonly unit?: TextUnit;
  readonly labels?: TextAreaCounterLabels | undefined;
}
