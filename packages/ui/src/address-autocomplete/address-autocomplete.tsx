import { useFieldControl } from '../field/use-field-control.ts';
import { CloseIcon } from '../icon/close-icon.tsx';
import { SearchIcon } from '../icon/search-icon.tsx';
import { cn } from '../internals/cn.ts';
import { addressAutocompleteLabels } from './address-autocomplete.labels.ts';
import { AddressList } from './address-list.tsx';
import { useAddressAutocomplete } from './use-address-autocomplete.ts';
import type { FocusEvent, KeyboardEvent } from 'react';
import type { AddressAutocompleteProps } from './address-autocomplete.types.ts';

/**
 * Finds an address while it is typed. Searching is the owner's part: the field shows what belongs to its text, picks
 * only what is chosen, and keeps what was typed. Ties itself to the field around it.
 *
 * Renders a `<div>` with a combobox and its list. Style it through `[data-slot=address-autocomplete]`, `[data-status]`
 * and `[data-open]`.
 */
export function AddressAutocomplete({
  inputValue,
  onInputValueChange,
  items,
  status,
  onItemPick,
  actions,
  onActionPick,
  onRetry,
  defaultOpen = false,
  labels,
  className,
  ...props
}: AddressAutocompleteProps) {
  const words = { ...addressAutocompleteLabels, ...labels };
  const control = useFieldControl(props);
  const { isShown, rows, input, offerRecent, getInputProps, getMenuProps, getItemProps, highlightedIndex } =
    useAddressAutocomplete({
      id: control.id,
      inputValue,
      onInputValueChange,
      items,
      status,
      actions,
      onItemPick,
      onActionPick,
      onRetry,
      defaultOpen,
    });
  const count = rows.filter((row) => row.type === 'item').length;

  return (
    <div
      data-slot="address-autocomplete"
      data-status={status}
      data-open={isShown ? '' : undefined}
      className={cn('sb-address', className)}
    >
      <div
        data-slot="input-frame"
        data-invalid={control['aria-invalid'] ? '' : undefined}
        data-disabled={control.disabled ? '' : undefined}
        className="sb-input-frame"
      >
        <span data-slot="input-start" className="sb-input-slot">
          <SearchIcon />
        </span>
        <input
          enterKeyHint="search"
          spellCheck={false}
          autoCapitalize="off"
          {...props}
          {...getInputProps({
            ...control,
            ref: input,
            'aria-labelledby': props['aria-labelledby'],
            'aria-label': props['aria-label'],
            'aria-expanded': isShown,
            onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
              props.onKeyDown?.(event);
              // Before the answer there is nothing to take, and no form to send.
              const isEarly = event.key === 'Enter' && isShown && status === 'loading';
              if (isEarly) event.preventDefault();
              if (isEarly || isForText(event))
                Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            },
            onClick: props.onClick,
            onFocus: (event: FocusEvent<HTMLInputElement>) => {
              props.onFocus?.(event);
              offerRecent();
            },
            onBlur: props.onBlur,
            onChange: (event) => {
              onInputValueChange(event.target.value);
            },
          })}
          dir={inputValue === '' ? undefined : 'auto'}
          data-slot="input"
          className="sb-input"
        />
        {inputValue !== '' && !control.disabled && !props.readOnly && (
          <button
            type="button"
            aria-label={words.clear}
            data-slot="address-clear"
            className="sb-address-clear"
            onClick={() => {
              onInputValueChange('');
              input.current?.focus();
            }}
          >
            <CloseIcon size={18} />
          </button>
        )}
      </div>
      <AddressList
        {...{
          isShown,
          rows,
          status,
          highlightedIndex,
          labels: words,
          query: inputValue,
          getMenuProps,
          getItemProps,
        }}
      />
      <span role="status" className="sr-only">
        {isShown && announcement(status, count, words)}
      </span>
    </div>
  );
}

/** Home and End move the caret, as in any text; Enter while an input method composes belongs to it. */
const isForText = ({ key, nativeEvent }: KeyboardEvent) =>
  key === 'Home' || key === 'End' || nativeEvent.isComposing || nativeEvent.keyCode === 229;

function announcement(status: string, count: number, labels: typeof addressAutocompleteLabels): string {
  if (status === 'loading') return labels.loading;
  if (status === 'empty') return labels.empty;
  if (status === 'failed') return labels.failed;
  return count > 0 ? labels.count(count) : '';
}
