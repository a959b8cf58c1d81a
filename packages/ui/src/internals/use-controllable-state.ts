import { useCallback, useState } from 'react';

/** A value that is either controlled by the consumer or kept by the component. */
export interface ControllableOptions<Value> {
  /** The controlled value. Undefined if the component keeps the value. */
  readonly value: Value | undefined;
  /** Initial value if uncontrolled. */
  readonly defaultValue: Value;
  /** Called for every requested change, controlled or not. */
  readonly onChange?: ((value: Value) => void) | undefined;
}

/**
 * Returns the current value and a setter, like `useState`. If controlled, the setter only calls `onChange`.
 */
export function useControllableState<Value>({
  value,
  defaultValue,
  onChange,
}: ControllableOptions<Value>): readonly [Value, (next: Value) => void] {
  const [internalValue, setInternalValue] = useState(defaultValue);
  const isControlled = value !== undefined;
  const setValue = useCallback(
    (next: Value) => {
      if (!isControlled) setInternalValue(next);
      onChange?.(next);
    },
    [isControlled, onChange],
  );
  return [isControlled ? value : internalValue, setValue];
}
