import { useCallback, useState } from 'react';

/** A value that its consumer may hold, or leave to the component. */
export interface ControllableOptions<Value> {
  /** Given: the consumer holds the value. */
  readonly value: Value | undefined;
  /** Where the component starts when it holds the value itself. */
  readonly defaultValue: Value;
  readonly onChange?: ((value: Value) => void) | undefined;
}

/** Returns the value and a way to ask for another; the consumer hears of each wish either way. */
export function useControllableState<Value>({
  value,
  defaultValue,
  onChange,
}: ControllableOptions<Value>): readonly [Value, (next: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  const isControlled = value !== undefined;
  const change = useCallback(
    (next: Value) => {
      if (!isControlled) setOwn(next);
      onChange?.(next);
    },
    [isControlled, onChange],
  );
  return [isControlled ? value : own, change];
}
