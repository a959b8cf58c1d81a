import { ChevronDownIcon } from '../icon/chevron-down-icon.tsx';
import { callingCodes } from './calling-codes.generated.ts';
import type { PhoneInputLabels } from './phone-input.labels.ts';

/**
 * The calling code in front of the number. With several countries it is a native list laid over the code, which
 * phones show in their own way; with one it is plain text.
 *
 * Renders a `<span>`; style it through `[data-slot=phone-input-country]`.
 */
export function PhoneInputCountry({
  country,
  countries,
  callingCode,
  disabled,
  labels,
  onCountryChange,
}: PhoneInputCountryProps) {
  const offersChoice = countries.length > 1;
  return (
    <span data-slot="phone-input-country" className="sb-phone-country">
      <span aria-hidden={offersChoice}>{country === null ? '+' : `+${callingCode}`}</span>
      {offersChoice && <ChevronDownIcon size={16} />}
      {offersChoice && (
        <select
          aria-label={labels.country}
          autoComplete="tel-country-code"
          disabled={disabled}
          value={country ?? ''}
          onChange={(event) => {
            onCountryChange(event.currentTarget.value);
          }}
        >
          {country === null && <option value="">{labels.otherCountry}</option>}
          {countries.map((code) => (
            <option key={code} value={code}>
              {`${labels.countryName(code)} +${callingCodes[code] ?? ''}`}
            </option>
          ))}
        </select>
      )}
    </span>
  );
}

interface PhoneInputCountryProps {
  /** Null while the number belongs to a country that is not offered. */
  readonly country: string | null;
  readonly countries: readonly string[];
  readonly callingCode: string;
  readonly disabled: boolean | undefined;
  readonly labels: PhoneInputLabels;
  readonly onCountryChange: (country: string) => void;
}
