import { describe, expect, it } from 'vitest';
import { routeAhead } from './route-ahead.ts';

const customer = { latitude: 23.79, longitude: 90.42 };
const pickUp = { latitude: 23.78, longitude: 90.4 };
const rider = { latitude: 23.77, longitude: 90.41 };

describe('routeAhead', () => {
  it('leads over the pick-up until the rider has the order', () => {
    expect(routeAhead(customer, pickUp, rider, false)).toEqual([rider, pickUp, customer]);
    expect(routeAhead(customer, pickUp, rider, true)).toEqual([rider, customer]);
  });

  it('leads from the pick-up to the customer without a position of the rider', () => {
    expect(routeAhead(customer, pickUp, null, true)).toEqual([pickUp, customer]);
  });

  it('omits an unknown pick-up', () => {
    expect(routeAhead(customer, null, rider, false)).toEqual([rider, customer]);
  });
});
