import { useFieldControl } from '../field/index.ts';
import { isTextKey, keepFromList } from '../internals/text-keys.ts';
import { useForwardedRef } from '../internals/use-forwarded-ref.ts';
import { useAddressAutocompleteContext } from './address-autocomplete-context.ts';
import type { ComponentProps, KeyboardEvent } from 'react';

/** Attributes of the `<input>` that the combobox sets. */
type ComboboxAttribute = 'value' | 'defaultValue' | 'onChange' | 'type' | 'role' | 'list';

export type AddressAutocompleteInputProps = Omit<ComponentProps<'input'>, ComboboxAttribute>;

/** Returns the props for the `<input>` of the surrounding combobox. */
export function useAddressInput({ ref, ...props }: AddressAutocompleteInputProps) {
  const { input, inputValue, onInputValueChange, isShown, status, openRecent, getInputProps } =
    useAddressAutocompleteContext('AddressAutocomplete.Input');
  const control = useFieldControl(props);
  useForwardedRef(ref, input);

  const inputProps = {
    ...props,
    ...getInputProps({
      ...control,
      ref: input,
      'aria-labelledby': props['aria-labelledby'],
      'aria-label': props['aria-label'],
      'aria-expanded': isShown,
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        props.onKeyDown?.(event);
        // While the search is pending, Enter must neither pick a row nor submit the form.
        const isPremature = event.key === 'Enter' && isShown && status === 'loading';
        if (isPremature) event.preventDefault();
        if (isPremature || isTextKey(event)) keepFromList(event);
      },
      onClick: props.onClick,
      onFocus: (event) => {
        props.onFocus?.(event);
        openRecent();
      },
      onBlur: props.onBlur,
      onChange: (event) => {
        onInputValueChange(event.target.value);
      },
    }),
    dir: inputValue === '' ? undefined : ('auto' as const),
  };
  const clear = () => {
    onInputValueChange('');
    input.current?.focus();
  };
  const canClear = inputValue !== '' && !control.disabled && !props.readOnly;
  return { control, inputProps, canClear, clear };
}
