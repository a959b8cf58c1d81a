import { useFieldControl } from '../field/index.ts';
import { cn } from '../internals/cn.ts';
import { useForwardedRef } from '../internals/use-forwarded-ref.ts';
import { callingCodes } from './calling-codes.generated.ts';
import { PhoneInputCountry } from './phone-input-country.tsx';
import { phoneInputLabels } from './phone-input.labels.ts';
import { usePhoneInput } from './use-phone-input.ts';
import type { ComponentProps } from 'react';
import type { PhoneInputLabels } from './phone-input.labels.ts';
import type { PhoneValue } from './phone-number.ts';
import type { PhoneEdit } from './phone-text.ts';

/**
 * A phone number of any country, typed, pasted or autofilled in any format and script. Always left-to-right.
 * Connects itself to the `Field` around it.
 *
 * Renders an `<input type="tel">` after its calling code, in a frame that carries `className`. Style the
 * frame through `[data-slot=phone-input]`, `[data-invalid]` and `[data-possible]`. `data-possible` is absent
 * while the field is empty or the numbering plans are loading.
 */
export function PhoneInput({
  country,
  countries,
  value,
  defaultValue = '',
  onValueChange,
  preload = true,
  labels: customLabels,
  className,
  ref,
  ...props
}: PhoneInputProps) {
  const labels = { ...phoneInputLabels, ...customLabels };
  const control = useFieldControl(props);
  const defaultCountry = country.toUpperCase();
  const selectable = countries?.map((code) => code.toUpperCase()) ?? [defaultCountry];
  const { input, ...phone } = usePhoneInput({
    value,
    defaultValue,
    defaultCountry,
    countries: selectable,
    onValueChange,
    preload,
  });
  useForwardedRef(ref, input);
  const reading = phone.reader?.read(phone.text, phone.country);
  const isOtherCountry = reading?.possible === true && !selectable.includes(reading.country ?? phone.country);
  const possible = phone.reader && phone.text !== '' ? (reading?.possible ?? false) : undefined;

  return (
    <div
      data-slot="phone-input"
      data-country={isOtherCountry ? (reading.country ?? undefined) : phone.country}
      data-possible={possible}
      data-invalid={control['aria-invalid'] ? '' : undefined}
      data-disabled={control.disabled ? '' : undefined}
      dir="ltr"
      className={cn('sb-input-frame sb-phone-input', className)}
    >
      <PhoneInputCountry
        country={isOtherCountry ? null : phone.country}
        countries={selectable}
        callingCode={callingCodes[phone.country] ?? ''}
        disabled={control.disabled}
        labels={labels}
        onCountryChange={phone.chooseCountry}
      />
      <input
        placeholder={phone.reader?.example(phone.country) ?? undefined}
        {...props}
        {...control}
        ref={input}
        type="tel"
        inputMode="tel"
        autoComplete={props.autoComplete ?? 'tel'}
        data-slot="input"
        className="sb-input"
        value={phone.text}
        onChange={(event) => {
          const { value: text, selectionStart } = event.currentTarget;
          phone.edit({ text, caret: selectionStart ?? text.length, kind: editKind(event.nativeEvent) });
        }}
        onFocus={(event) => {
          phone.load();
          props.onFocus?.(event);
        }}
        onBlur={(event) => {
          phone.formatOnBlur();
          props.onBlur?.(event);
        }}
      />
    </div>
  );
}

/**
 * A single character counts as typing. Longer insertions (paste, autofill, a keyboard's suggestion) are
 * formatted as a whole.
 */
function editKind({ inputType, data }: Partial<InputEvent>): PhoneEdit['kind'] {
  if (inputType?.startsWith('delete'))
    return inputType.endsWith('Forward') ? 'deletedForward' : 'deletedBackward';
  const isTyping = inputType === 'insertText' || inputType === 'insertCompositionText';
  return isTyping && [...(data ?? '')].length <= 1 ? 'typed' : 'inserted';
}

export interface PhoneInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'type' | 'inputMode' | 'onChange' | 'dir'
> {
  /** Country of numbers without a calling code (ISO 3166-1 alpha-2, either case). */
  readonly country: string;
  /** Countries that the user can select. By default only `country`. */
  readonly countries?: readonly string[] | undefined;
  /** The number in any format. Set it to the emitted `text` or `e164`. */
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  /** Called after each change, and when the numbering plans load while the field has a text. */
  readonly onValueChange?: ((value: PhoneValue) => void) | undefined;
  /**
   * Loads the numbering plans when the browser is idle, before the field has focus or a text. Without them the field has no
   * example as its placeholder. By default true.
   */
  readonly preload?: boolean | undefined;
  readonly labels?: Partial<PhoneInputLabels> | undefined;
}
