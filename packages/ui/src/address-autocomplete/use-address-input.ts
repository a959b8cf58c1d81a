import { useFieldControl } from '../field/index.ts';
import { isTextKey, keepFromList } from '../internals/text-keys.ts';
import { useForwardedRef } from '../internals/use-forwarded-ref.ts';
import { useAddressAutocompleteContext } from './address-autocomplete-context.ts';
import { useKeysWithoutLoss } from './use-keys-without-loss.ts';
import { useTypedText } from './use-typed-text.ts';
import type { ChangeEvent, ComponentProps, KeyboardEvent } from 'react';

/** Attributes of the `<input>` that the combobox sets. */
type ComboboxAttribute = 'value' | 'defaultValue' | 'onChange' | 'type' | 'role' | 'list';

export type AddressAutocompleteInputProps = Omit<ComponentProps<'input'>, ComboboxAttribute>;

/** Returns the props for the `<input>` of the surrounding combobox. */
export function useAddressInput({ ref, ...props }: AddressAutocompleteInputProps) {
  const autocomplete = useAddressAutocompleteContext('AddressAutocomplete.Input');
  const { input, inputValue, onInputValueChange, isShown, openOnFocus, getInputProps } = autocomplete;
  const onEnterOrTab = useKeysWithoutLoss(autocomplete);
  const control = useFieldControl(props);
  useForwardedRef(ref, input);

  const comboboxProps: ComponentProps<'input'> = getInputProps({
    ...control,
    ref: input,
    'aria-labelledby': props['aria-labelledby'],
    'aria-label': props['aria-label'],
    'aria-expanded': isShown,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      props.onKeyDown?.(event);
      if (isTextKey(event)) keepFromList(event);
      else onEnterOrTab(event);
    },
    onClick: props.onClick,
    onFocus: (event) => {
      props.onFocus?.(event);
      openOnFocus(control['aria-invalid'] === true);
    },
    onBlur: props.onBlur,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      onInputValueChange(event.target.value);
    },
  });
  const { value: text, onChange, ...uncontrolledProps } = comboboxProps;
  const onTextChange = useTypedText(input, String(text ?? ''), (event) => onChange?.(event));
  const inputProps = { ...props, ...uncontrolledProps, onChange: onTextChange };
  const clear = () => {
    onInputValueChange('');
    input.current?.focus();
  };
  const canClear = inputValue !== '' && !control.disabled && !props.readOnly;
  return { control, inputProps, canClear, clear };
}
