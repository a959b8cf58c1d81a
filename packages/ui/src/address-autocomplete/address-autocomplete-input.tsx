import { CloseIcon, SearchIcon } from '../icon/index.ts';
import { cn } from '../internals/cn.ts';
import { useAddressAutocompleteContext } from './address-autocomplete-context.ts';
import { useAddressInput } from './use-address-input.ts';
import type { AddressAutocompleteInputProps } from './use-address-input.ts';

/**
 * The text field with its search icon and clear button. Connects itself to the `Field` around it.
 *
 * Renders an `<input role="combobox">` inside a frame that carries `className`. Style the frame through
 * `[data-slot=input-frame]`, `:focus-within` and `[data-invalid]`.
 */
export function AddressAutocompleteInput({ className, ...props }: AddressAutocompleteInputProps) {
  const { labels } = useAddressAutocompleteContext('AddressAutocomplete.Input');
  const { control, inputProps, canClear, clear } = useAddressInput(props);
  return (
    <div
      data-slot="input-frame"
      data-invalid={control['aria-invalid'] ? '' : undefined}
      data-disabled={control.disabled ? '' : undefined}
      className={cn('sb-input-frame', className)}
    >
      <span data-slot="input-start" className="sb-input-slot">
        <SearchIcon />
      </span>
      <input
        enterKeyHint="search"
        spellCheck={false}
        autoCapitalize="off"
        {...inputProps}
        data-slot="input"
        className="sb-input"
      />
      {canClear && (
        <button
          type="button"
          aria-label={labels.clear}
          data-slot="address-clear"
          className="sb-address-clear"
          onClick={clear}
        >
          <CloseIcon size={18} />
        </button>
      )}
    </div>
  );
}
