import { useUnit } from 'effector-react';
import { $isLocating } from '@saddlebag/domain/pin';
import { useT } from '@saddlebag/domain/react';
import { $destinationText, destinationLeft, destinationTyped } from '@saddlebag/domain/request';
import { AddressAutocomplete } from '@saddlebag/ui/address-autocomplete';
import { Spinner } from '@saddlebag/ui/spinner';
import { RecentsDrawerHost } from './recents-drawer-host.tsx';
import { useAddressChoices } from './use-address-choices.tsx';
import { useAddressLabels } from '../../../widgets/address-labels/index.ts';

/**
 * The address field with suggestions. It replaces a plain field after loading. `hasFocus` is true if the plain
 * field had the focus.
 */
export function AddressSearch({ hasFocus }: { hasFocus: boolean }) {
  const t = useT();
  const [text, isLocating, changeText, leave] = useUnit([
    $destinationText,
    $isLocating,
    destinationTyped,
    destinationLeft,
  ]);
  const { status, items, actions, retry } = useAddressChoices();
  const labels = useAddressLabels();

  return (
    <>
      <AddressAutocomplete.Root
        defaultOpen={hasFocus}
        inputValue={text}
        onInputValueChange={changeText}
        status={status}
        items={items.map(({ row }) => row)}
        onItemPick={({ id }) => items.find(({ row }) => row.id === id)?.choose()}
        actions={actions.map(({ row }) => row)}
        onActionPick={({ id }) => actions.find(({ row }) => row.id === id)?.choose()}
        onRetry={retry}
        labels={labels}
      >
        <AddressAutocomplete.Input
          name="destination"
          // A window that loses the focus keeps its focused field.
          onBlur={() => document.hasFocus() && leave()}
        />
        <AddressAutocomplete.Content />
      </AddressAutocomplete.Root>
      <RecentsDrawerHost />
      {isLocating && <Spinner label={t('address-search.loading')} />}
    </>
  );
}
