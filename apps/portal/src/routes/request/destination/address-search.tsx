import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $destinationText, $isLocating, destinationTyped } from '@saddlebag/domain/request';
import { AddressAutocomplete } from '@saddlebag/ui/address-autocomplete';
import { Spinner } from '@saddlebag/ui/spinner';
import { RecentAddresses } from './recent-addresses.tsx';
import { useAddressChoices } from './use-address-choices.tsx';

/** The text field of the address with what is found for it. Takes over the focus of the plain field it replaces. */
export function AddressSearch({ takesFocus }: { takesFocus: boolean }) {
  const t = useT();
  const [text, isLocating, type] = useUnit([$destinationText, $isLocating, destinationTyped]);
  const { status, items, actions, retry } = useAddressChoices();

  return (
    <>
      <AddressAutocomplete
        name="destination"
        defaultOpen={takesFocus}
        inputValue={text}
        onInputValueChange={type}
        status={status}
        items={items.map(({ row }) => row)}
        onItemPick={({ id }) => items.find(({ row }) => row.id === id)?.choose()}
        actions={actions.map(({ row }) => row)}
        onActionPick={({ id }) => actions.find(({ row }) => row.id === id)?.choose()}
        onRetry={retry}
        labels={{
          suggestions: t('request.search.places'),
          clear: t('request.address-clear'),
          loading: t('request.search.loading'),
          empty: t('request.search.no-results'),
          failed: t('request.search.failed'),
          retry: t('action.retry'),
          count: (count) => t('request.search.count', { count }),
        }}
      />
      <RecentAddresses />
      {isLocating && <Spinner label={t('request.search.loading')} />}
    </>
  );
}
