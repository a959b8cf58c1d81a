import type { CountryCode } from '@saddlebag/domain/contracts';
import type { City } from '../city/index.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { Change } from '../store/tables.ts';
import { barredAccounts } from './barred-accounts.ts';
import { demoAccounts } from './demo-accounts.ts';
import { createDemoCards } from './demo-cards.ts';
import { createDemoCustomers } from './demo-customers.ts';
import { createTodaysOrders } from './demo-orders.ts';
import { createDemoVendors } from './demo-vendors.ts';
import { createPastOrders } from './past-orders.ts';

/** Id of the value that marks a seeded store. It is saved in the same transaction as the demo data. */
export const seededKey = 'seeded';

/**
 * Fills an empty store with the demo accounts, their vendors and address books, and the orders of the first
 * vendor: those of today and those of the weeks before.
 */
export const seedStore = (options: {
  readonly store: Store;
  readonly clock: Clock;
  readonly cityOf: (country: CountryCode) => City;
  readonly speed: number;
}): void => {
  const { store, clock, cityOf, speed } = options;
  const now = clock.now();
  const changes: Change[] = [{ table: 'value', record: { id: seededKey, value: now } }];

  for (const [index, demo] of demoAccounts.entries()) {
    const { id, email, passwordHash } = demo;
    changes.push({ table: 'account', record: { id, email, passwordHash } });
    changes.push(...createDemoCards(demo).map((record): Change => ({ table: 'card', record })));
    const city = cityOf(demo.country);
    const vendors = createDemoVendors(demo, city);
    changes.push(...vendors.map((record): Change => ({ table: 'vendor', record })));
    const customers = vendors.flatMap((vendor) => createDemoCustomers(vendor, city));
    changes.push(...customers.map((record): Change => ({ table: 'customer', record })));
    const [first] = vendors;
    if (index === 0 && first !== undefined) {
      const ownCustomers = customers.filter(({ vendorId }) => vendorId === first.id);
      const orders = [
        ...createPastOrders(first, ownCustomers, now, speed),
        ...createTodaysOrders(first, city, now, speed),
      ];
      changes.push(...orders.map((record): Change => ({ table: 'order', record })));
    }
  }
  changes.push(...barredAccounts.map((record): Change => ({ table: 'account', record })));
  store.save(changes);
};
