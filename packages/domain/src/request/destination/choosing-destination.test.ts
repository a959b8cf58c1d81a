import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { loadPlaceFx, reverseGeocodeFx } from '../../api/places.ts';
import { placeFixture } from '../../testing/fixtures.ts';
import { $destination, $destinationText, destinationTyped, suggestionPicked } from './destination.model.ts';
import { coordinatesAccepted, pinMoved } from '../pin/pin.model.ts';
import { $errors } from '../rules/errors.model.ts';
import { failureError, requestScreen } from '../testing/request-screen.ts';

const rejectOffline = () => Promise.reject(failureError({ kind: 'offline' }));
const placeWithoutPoint = placeFixture({ id: 'bare', label: 'Somewhere', point: null });
const lake = { latitude: 23.7806, longitude: 90.4074 };

describe('choosing a destination', () => {
  // Proves: transition.destination-typed
  it('uses the address and point of the picked suggestion', async () => {
    const screen = requestScreen();
    await screen.open();
    await screen.pickAddress();
    expect(screen.scope.getState($destination)).toEqual({
      address: '7 Kamal Avenue, Banani',
      point: placeFixture().point,
      city: 'Dhaka',
      area: 'Banani',
    });
    expect(screen.scope.getState($destinationText)).toBe('7 Kamal Avenue, Banani');
  });

  it('keeps the chosen place when the text is unchanged, and clears it after an edit', async () => {
    const screen = requestScreen();
    await screen.open();
    await screen.pickAddress();
    await screen.fire(destinationTyped, '7 Kamal Avenue, Banani');
    expect(screen.scope.getState($destination)).not.toBeNull();
    await screen.fire(destinationTyped, '7 Kamal Avenue, Ban');
    expect(screen.scope.getState($destination)).toBeNull();
  });

  it('loads the coordinates of a suggestion without a point', async () => {
    const screen = requestScreen({
      handlers: [[loadPlaceFx, () => placeFixture({ id: 'bare', label: 'Somewhere, Dhaka' })]],
    });
    await screen.open();
    await screen.fire(suggestionPicked, placeWithoutPoint);
    expect(screen.scope.getState($destination)).toMatchObject({
      address: 'Somewhere, Dhaka',
      point: placeFixture().point,
    });
  });

  // Proves: rule.destination-coordinates, message.no-coordinates
  it('warns and keeps the text when the place has no coordinates', async () => {
    const screen = requestScreen({ handlers: [[loadPlaceFx, () => placeWithoutPoint]] });
    await screen.open();
    await screen.fire(suggestionPicked, placeWithoutPoint);
    expect(screen.notifiedKeys()).toEqual(['toast.no-coordinates-for-that-address']);
    expect(screen.scope.getState($destinationText)).toBe('Somewhere');
    expect(screen.scope.getState($destination)).toBeNull();
  });

  // Proves: error.geolocator-details-destination
  it('shows an error when the coordinates cannot be loaded', async () => {
    const screen = requestScreen({ handlers: [[loadPlaceFx, rejectOffline]] });
    await screen.open();
    await screen.fire(suggestionPicked, placeWithoutPoint);
    expect(screen.scope.getState($errors)).toEqual({ destination: 'geolocator.error.fetch-place-details' });
  });

  // Proves: transition.destination-pin
  it('uses the point of a dropped pin and then fills in its address', async () => {
    const screen = requestScreen();
    await screen.open();
    await screen.fire(pinMoved, lake);
    expect(screen.scope.getState($destination)).toMatchObject({
      address: '12 Lake Road, Banani',
      point: lake,
    });
  });

  // Proves: error.geolocator-reverse-destination
  it('keeps the pin when the address lookup fails', async () => {
    const screen = requestScreen({ handlers: [[reverseGeocodeFx, rejectOffline]] });
    await screen.open();
    await screen.fire(pinMoved, lake);
    expect(screen.scope.getState($destination)).toMatchObject({
      address: '23.780600, 90.407400',
      point: lake,
    });
    expect(screen.scope.getState($errors)).toEqual({ destination: 'geolocator.error.reverse' });
  });

  // Proves: rule.search-coordinates
  it('accepts typed coordinates as a pin', async () => {
    const screen = requestScreen();
    await screen.open();
    await screen.fire(destinationTyped, '২৩.৭৮০৬,৯০.৪০৭৪');
    await screen.fire(coordinatesAccepted);
    expect(screen.scope.getState($destination)).toMatchObject({ point: lake });
  });

  it('ignores the address of a previous pin position', async () => {
    const screen = requestScreen({
      handlers: [
        [
          reverseGeocodeFx,
          async ({ point }: { point: typeof lake }) => {
            await screen.clock.sleep(point.latitude === lake.latitude ? 2000 : 100);
            return placeFixture({ label: `At ${point.latitude}` });
          },
        ],
      ],
    });
    await screen.open();
    void allSettled(pinMoved, { scope: screen.scope, params: lake });
    void allSettled(pinMoved, { scope: screen.scope, params: { latitude: 23.5, longitude: 90.5 } });
    await screen.clock.advance(3000);
    expect(screen.scope.getState($destination)?.address).toBe('At 23.5');
  });
});
