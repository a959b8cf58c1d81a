import { useId, useMemo } from 'react';
import { cn } from '../internals/cn.ts';
import { useControllableState } from '../internals/use-controllable-state.ts';
import { RadioGroupContext } from './radio-group-context.ts';
import type { ComponentProps, ReactNode } from 'react';

/**
 * Selects one of a few options. Each option is a card with an optional icon and description, or a segment of one
 * line.
 *
 * Renders a `<fieldset>` with a `<legend>` around native radios. The group is one tab stop, arrow keys move
 * the selection, and forms submit it. Style it through `[data-layout]` and `[data-invalid]`.
 */
export function RadioGroupRoot({
  label,
  hideLabel = false,
  error,
  value,
  defaultValue,
  onValueChange,
  name,
  disabled = false,
  required = false,
  layout = 'row',
  className,
  children,
  ...props
}: RadioGroupRootProps) {
  const generatedId = useId();
  const errorId = `${generatedId}-error`;
  const [selectedValue, selectValue] = useControllableState<string | null>({
    value,
    defaultValue: defaultValue ?? null,
    onChange: onValueChange as ((value: string | null) => void) | undefined,
  });
  const group = useMemo(
    () => ({
      name: name ?? generatedId,
      value: selectedValue ?? undefined,
      disabled,
      required,
      layout,
      onValueChange: selectValue,
    }),
    [name, generatedId, selectedValue, disabled, required, layout, selectValue],
  );

  return (
    <RadioGroupContext value={group}>
      <fieldset
        {...props}
        disabled={disabled}
        data-slot="radio-group"
        data-layout={layout}
        data-invalid={error ? '' : undefined}
        aria-describedby={error ? errorId : props['aria-describedby']}
        className={cn('sb-radio-group', className)}
      >
        <legend data-slot="radio-group-label" className={hideLabel ? 'sr-only' : 'sb-radio-group-label'}>
          {label}
        </legend>
        <div className="sb-radio-group-items">{children}</div>
        {error && (
          <p id={errorId} data-slot="radio-group-error" className="sb-field-error">
            {error}
          </p>
        )}
      </fieldset>
    </RadioGroupContext>
  );
}

export interface RadioGroupRootProps extends Omit<ComponentProps<'fieldset'>, 'defaultValue'> {
  readonly label: ReactNode;
  /** Hides the label visually, for example below a heading with the same text. */
  readonly hideLabel?: boolean;
  readonly error?: ReactNode;
  /** Value of the selected item. Null if none is selected. */
  readonly value?: string | null | undefined;
  readonly defaultValue?: string;
  readonly onValueChange?: ((value: string) => void) | undefined;
  readonly name?: string;
  readonly required?: boolean;
  /**
   * `row` places cards side by side where space allows. `column` stacks them. `segments` shows the titles in one
   * line. The descriptions of segments are tooltips and are read by screen readers.
   */
  readonly layout?: 'row' | 'column' | 'segments';
}
