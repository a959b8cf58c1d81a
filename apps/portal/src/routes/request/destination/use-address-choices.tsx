import { useUnit } from 'effector-react';
import { isolate } from '@saddlebag/domain/i18n';
import { useT } from '@saddlebag/domain/react';
import {
  $destinationText,
  $foundCustomers,
  $recentDestinations,
  $suggestions,
  coordinatesAccepted,
  customerPicked,
  recentPicked,
  searchRetried,
  suggestionPicked,
} from '@saddlebag/domain/request';
import type { AddressAction, AddressItem, AddressStatus } from '@saddlebag/ui/address-autocomplete';
import { ClockIcon, EditIcon, LocateIcon, MapIcon, PinIcon, RefreshIcon, UserIcon } from '@saddlebag/ui/icon';
import { pinRequested, recentsEditRequested } from '../model.ts';

interface Choice<Row> {
  readonly row: Row;
  readonly choose: () => void;
}

/** What can be chosen below the address field: customers of the address book, places, and what leads to a place otherwise. */
export function useAddressChoices() {
  const t = useT();
  const [text, suggestions, customers, recents] = useUnit([
    $destinationText,
    $suggestions,
    $foundCustomers,
    $recentDestinations,
  ]);
  const [pickRecent, editRecents, pick, pickCustomer, accept, retry, pinByHand] = useUnit([
    recentPicked,
    recentsEditRequested,

    suggestionPicked,
    customerPicked,
    coordinatesAccepted,
    searchRetried,
    pinRequested,
  ]);
  const { coordinates, places } = suggestions;

  const known: Choice<AddressItem>[] = customers.map((customer) => ({
    row: {
      id: `customer-${customer.id}`,
      label: [customer.unit, customer.building, customer.address].filter(Boolean).join(', '),
      description: `${customer.name} · ${isolate(customer.phoneNumber, 'rtl')}`,
      group: t('request.search.address-book'),
      icon: <UserIcon />,
    },
    choose: () => pickCustomer(customer),
  }));
  const found: Choice<AddressItem>[] = places.map((place) => ({
    row: {
      id: place.id,
      label: place.label,
      description: place.area ?? undefined,
      group: known.length > 0 ? t('request.search.places') : undefined,
      icon: <PinIcon />,
    },
    choose: () => pick(place),
  }));

  const isEmpty = text === '' && recents.length > 0;
  const recent: Choice<AddressItem>[] = (isEmpty ? recents : []).map((destination) => ({
    row: {
      id: `recent-${destination.address}`,
      label: destination.address,
      group: t('request.search.recent'),
      icon: <ClockIcon />,
    },
    choose: () => pickRecent(destination),
  }));

  const actions: Choice<AddressAction>[] = [
    { row: { id: 'pin', label: t('request.search.on-map'), icon: <MapIcon /> }, choose: () => pinByHand() },
  ];
  if (isEmpty) {
    const label = t('request.recents.edit');
    actions.push({ row: { id: 'recents', label, icon: <EditIcon /> }, choose: () => editRecents() });
  }
  if (coordinates) {
    const spelled = `${coordinates.latitude}, ${coordinates.longitude}`;
    const label = t('request.search.use-coordinates', { coordinates: spelled });
    actions.unshift({ row: { id: 'coordinates', label, icon: <LocateIcon /> }, choose: () => accept() });
  }
  // Customers are there to be picked although the search for places has nothing, or failed.
  const isBookAlone = known.length > 0 && (suggestions.status === 'empty' || suggestions.status === 'failed');
  if (isBookAlone && suggestions.status === 'failed') {
    actions.unshift({
      row: { id: 'retry', label: t('action.retry'), icon: <RefreshIcon /> },
      choose: () => retry(),
    });
  }

  const status: AddressStatus = isBookAlone ? 'ready' : suggestions.status;
  return { status, items: [...recent, ...known, ...found], actions, retry: () => retry() };
}
