import { allSettled } from 'effector';
import { createOutletFx, loadOutletFx, updateOutletFx, type Outlet } from '../../../api/internal.ts';
import { loadVendorsFx } from '../../../api/vendors.ts';
import { $notifications } from '../../../platform/notifications/notifications.model.ts';
import { sessionFixture, vendorFixture } from '../../../testing/fixtures.ts';
import { seedScope } from '../../../testing/seed-scope.ts';
import { createVirtualClock } from '../../../testing/virtual-clock.ts';
import { sessionStarted } from '../../session/session.model.ts';
import { $initialForm, outletFormOpened, saveOutletFx, type OutletForm } from '../index.ts';

const parent = vendorFixture({ id: 'p4re', isParent: true });
const outlet = vendorFixture({ id: 'o1aa', parentId: 'p4re' });
/** The outlet that the service has stored. */
export const storedOutlet: Outlet = {
  id: 'o1aa',
  parentId: 'p4re',
  clientId: 'KC-1',
  name: 'Kacchi Corner',
  address: {
    text: '12 Lake Road',
    point: { latitude: 23.79, longitude: 90.4 },
    city: 'Dhaka',
    postalCode: null,
    street: null,
    streetNumber: null,
  },
  unit: '',
  building: '',
  phone: '+8801712004499',
  riderInstructions: '',
  owners: ['owner@shop.test'],
};
/**
 * Signs in, and opens the dialog of an outlet, or of a new one for null.
 * @param answers The answers of the service to each save. The last one repeats.
 */
export const openDialog = async (id: string | null, answers: (() => unknown)[] = [() => storedOutlet]) => {
  const clock = createVirtualClock();
  const sent: unknown[] = [];
  let vendors = [parent, outlet];
  let loadCount = 0;
  const answer = (request: unknown) => {
    sent.push(request);
    return answers[Math.min(sent.length, answers.length) - 1]?.();
  };
  const scope = seedScope({
    clock,
    handlers: [
      [loadVendorsFx, () => ((loadCount += 1), vendors)],
      [loadOutletFx, () => storedOutlet],
      [createOutletFx, answer],
      [updateOutletFx, answer],
    ],
  });
  await allSettled(sessionStarted, { scope, params: sessionFixture() });
  await allSettled(outletFormOpened, { scope, params: id });
  const form = (): OutletForm => {
    const initial = scope.getState($initialForm);
    if (!initial) throw new Error('The form has not loaded.');
    return { ...initial, clientId: 'KC-9', name: 'Market', address: storedOutlet.address, phone: '017' };
  };
  const save = async (changes: Partial<OutletForm> = {}) => {
    const { value } = await allSettled(saveOutletFx, { scope, params: { ...form(), ...changes } });
    return value;
  };
  const notifications = () => scope.getState($notifications).map(({ message }) => message);
  return {
    scope,
    clock,
    sent,
    form,
    save,
    notifications,
    loadCount: () => loadCount,
    addVendor: (id: string) => (vendors = [...vendors, vendorFixture({ id })]),
  };
};
