import { ChevronDownIcon } from '../icon/index.ts';
import { callingCodes } from './calling-codes.generated.ts';
import type { PhoneInputLabels } from './phone-input.labels.ts';

/**
 * The calling code before the number. With several countries, a transparent native `<select>` covers the
 * code, so that a phone opens its native list. With one country, the code is plain text.
 *
 * Renders a `<span>`. Style it through `[data-slot=phone-input-country]`.
 */
export function PhoneInputCountry({
  country,
  countries,
  callingCode,
  disabled,
  labels,
  onCountryChange,
}: PhoneInputCountryProps) {
  const hasChoice = countries.length > 1;
  return (
    <span data-slot="phone-input-country" className="sb-phone-country">
      <span aria-hidden={hasChoice}>{country === null ? '+' : `+${callingCode}`}</span>
      {hasChoice && <ChevronDownIcon size={16} />}
      {hasChoice && (
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
  /** The selected country. Null if the number belongs to a country outside `countries`. */
  readonly country: string | null;
  readonly countries: readonly string[];
  readonly callingCode: string;
  readonly disabled: boolean | undefined;
  readonly labels: PhoneInputLabels;
  readonly onCountryChange: (country: string) => void;
}
