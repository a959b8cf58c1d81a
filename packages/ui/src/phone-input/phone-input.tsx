import { useFieldControl } from '../field/use-field-control.ts';
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
 * A phone number of any country, typed, pasted or autofilled in any shape and script. Reads left to right on every
 * page. Ties itself to the field around it.
 *
 * Renders an `<input type="tel">` behind its calling code, in a frame that carries `className`. Style the frame
 * through `[data-slot=phone-input]`, `[data-possible]` (`true`, `false`, absent while empty or unread) and `[data-invalid]`.
 */
export function PhoneInput({
  country,
  countries,
  value,
  defaultValue = '',
  onValueChange,
  labels,
  className,
  ref,
  ...props
}: PhoneInputProps) {
  const words = { ...phoneInputLabels, ...labels };
  const control = useFieldControl(props);
  const home = country.toUpperCase();
  const offered = countries?.map((code) => code.toUpperCase()) ?? [home];
  const { input, ...phone } = usePhoneInput({
    value,
    defaultValue,
    country: home,
    countries: offered,
    onValueChange,
  });
  useForwardedRef(ref, input);
  const reading = phone.reader?.read(phone.text, phone.country);
  const isAbroad = reading?.possible === true && !offered.includes(reading.country ?? phone.country);
  const possible = phone.reader && phone.text !== '' ? (reading?.possible ?? false) : undefined;

  return (
    <div
      data-slot="phone-input"
      data-country={isAbroad ? (reading.country ?? undefined) : phone.country}
      data-possible={possible}
      data-invalid={control['aria-invalid'] ? '' : undefined}
      data-disabled={control.disabled ? '' : undefined}
      dir="ltr"
      className={cn('sb-input-frame sb-phone-input', className)}
    >
      <PhoneInputCountry
        country={isAbroad ? null : phone.country}
        countries={offered}
        callingCode={callingCodes[phone.country] ?? ''}
        disabled={control.disabled}
        labels={words}
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
          phone.tidy();
          props.onBlur?.(event);
        }}
      />
    </div>
  );
}

/** One stroke at a time is typing; what comes as a whole (paste, autofill, a keyboard's suggestion) is settled at once. */
function editKind({ inputType, data }: Partial<InputEvent>): PhoneEdit['kind'] {
  if (inputType?.startsWith('delete'))
    return inputType.endsWith('Forward') ? 'deletedForward' : 'deletedBackward';
  const isStroke = inputType === 'insertText' || inputType === 'insertCompositionText';
  return isStroke && [...(data ?? '')].length <= 1 ? 'typed' : 'inserted';
}

export interface PhoneInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'type' | 'inputMode' | 'onChange' | 'dir'
> {
  /** The country of numbers without a calling code (ISO 3166-1 alpha-2, either case). */
  readonly country: string;
  /** The countries offered behind the prefix; without them it is fixed to `country`. */
  readonly countries?: readonly string[] | undefined;
  /** The number in any shape; set it to the emitted `text` or `e164`. */
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  /** After each change, and once more when the number rules arrived after the first digits. */
  readonly onValueChange?: ((value: PhoneValue) => void) | undefined;
  readonly labels?: Partial<PhoneInputLabels> | undefined;
}
