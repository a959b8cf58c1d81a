import { useUnit } from 'effector-react';
import { isolate } from '@saddlebag/domain/i18n';
import { coordinatesAccepted } from '@saddlebag/domain/pin';
import { rankPlaces } from '@saddlebag/domain/place-suggestions';
import { useT } from '@saddlebag/domain/react';
import {
  $destinationText,
  $foundCustomers,
  $recentDestinations,
  $suggestions,
  customerPicked,
  pinRequested,
  recentDestinationPicked,
  searchRetried,
  suggestionPicked,
} from '@saddlebag/domain/request';
import type { AddressAction, AddressItem, AddressStatus } from '@saddlebag/ui/address-autocomplete';
import { ClockIcon, EditIcon, LocateIcon, MapIcon, PinIcon, RefreshIcon, UserIcon } from '@saddlebag/ui/icon';
import { useDestinationRow } from '../../../widgets/address-labels/index.ts';
import { recentsDrawerOpened } from '../model.ts';

interface Choice<Row> {
  readonly row: Row;
  readonly choose: () => void;
}

/**
 * Returns the choices below the address field: recent destinations, customers, places and actions such as
 * setting a pin on the map.
 */
export function useAddressChoices() {
  const t = useT();
  const describe = useDestinationRow();
  const [text, suggestions, customers, recents] = useUnit([
    $destinationText,
    $suggestions,
    $foundCustomers,
    $recentDestinations,
  ]);
  const [pickRecent, editRecents, pickPlace, pickCustomer, acceptCoordinates, retry, requestPin] = useUnit([
    recentDestinationPicked,
    recentsDrawerOpened,
    suggestionPicked,
    customerPicked,
    coordinatesAccepted,
    searchRetried,
    pinRequested,
  ]);
  const { coordinates, places } = suggestions;

  const customerChoices: Choice<AddressItem>[] = customers.map((customer) => ({
    row: {
      id: `customer-${customer.id}`,
      label: [customer.unit, customer.building, customer.address].filter(Boolean).join(', '),
      description: `${customer.name} · ${isolate(customer.phoneNumber, 'rtl')}`,
      warning: describe({ ...customer, label: customer.address, city: null, area: null }).row.warning,
      group: t('address-search.address-book'),
      icon: <UserIcon />,
    },
    choose: () => pickCustomer(customer),
  }));
  const rankedPlaces = rankPlaces(places.map((place) => ({ place, ...describe(place) })));
  const placeChoices: Choice<AddressItem>[] = rankedPlaces.map(({ place, row }) => ({
    row: {
      id: place.id,
      ...row,
      group: customerChoices.length > 0 ? t('address-search.places') : undefined,
      icon: <PinIcon />,
    },
    choose: () => pickPlace(place),
  }));

  const areRecentsShown = text === '' && recents.length > 0;
  const recentChoices: Choice<AddressItem>[] = (areRecentsShown ? recents : []).map((destination) => ({
    row: {
      id: `recent-${destination.address}`,
      ...describe({ ...destination, label: destination.address }).row,
      group: t('address-search.recent'),
      icon: <ClockIcon />,
    },
    choose: () => pickRecent(destination),
  }));

  const actions: Choice<AddressAction>[] = [
    { row: { id: 'pin', label: t('address-search.on-map'), icon: <MapIcon /> }, choose: () => requestPin() },
  ];
  if (areRecentsShown) {
    const label = t('recents.edit');
    actions.push({ row: { id: 'recents', label, icon: <EditIcon /> }, choose: () => editRecents() });
  }
  if (coordinates) {
    const coordinatesText = `${coordinates.latitude}, ${coordinates.longitude}`;
    const label = t('address-search.use-coordinates', { coordinates: coordinatesText });
    actions.unshift({
      row: { id: 'coordinates', label, icon: <LocateIcon />, isDefault: true },
      choose: () => acceptCoordinates(),
    });
  }
  // Customers can be picked even if the search for places is empty or failed.
  const hasOnlyCustomers =
    customerChoices.length > 0 && (suggestions.status === 'empty' || suggestions.status === 'failed');
  if (hasOnlyCustomers && suggestions.status === 'failed') {
    actions.unshift({
      row: { id: 'retry', label: t('action.retry'), icon: <RefreshIcon /> },
      choose: () => retry(),
    });
  }

  const status: AddressStatus = hasOnlyCustomers ? 'ready' : suggestions.status;
  return {
    status,
    items: [...recentChoices, ...customerChoices, ...placeChoices],
    actions,
    retry: () => retry(),
  };
}
