import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { progressionOrder, type KnownOrderStatus, type Point } from '@saddlebag/domain/contracts';
import { distance } from '../city/geometry.ts';
import { createCity } from '../city/index.ts';
import { findNearestStreet } from '../city/nearest-street.ts';
import { planDelivery, type OrderToDeliver } from './delivery-plan.ts';
import { findNextChange, deliveryStateAt } from './delivery-state.ts';
import { speedBounds } from './ride.ts';

const city = createCity('bd');
const minute = 60_000;
const noon = Date.UTC(2026, 10, 21, 12);
const pointWithin = (maxOffset: number): fc.Arbitrary<Point> =>
  fc
    .tuple(fc.integer({ min: -maxOffset, max: maxOffset }), fc.integer({ min: -maxOffset, max: maxOffset }))
    .map(([x, y]) => city.plane.toPoint({ x, y }));
const anyOrder: fc.Arbitrary<OrderToDeliver> = fc.record({
  orderId: fc.integer({ min: 0, max: 999_999 }).map((number) => `y0ud-${String(number).padStart(6, '0')}`),
  createdAt: fc.integer({ min: 0, max: 86_400_000 }).map((offset) => noon + offset),
  vendor: pointWithin(3000),
  customer: pointWithin(4500),
  preorderedFor: fc.option(fc.integer({ min: 0, max: 48 * 60 }).map((minutes) => noon + minutes * minute)),
  acceptedStatus: fc.constantFrom('PAYMENT_COMMITTED', 'NEW', 'RECEIVED'),
});
const anyFraction = fc.double({ min: -0.1, max: 1.2, noNaN: true });
const statusRank = (status: KnownOrderStatus): number =>
  (progressionOrder as readonly KnownOrderStatus[]).indexOf(status);
const endTime = (plan: ReturnType<typeof planDelivery>): number => plan.steps.at(-1)?.at ?? 0;

/** Returns a time within the plan (fraction 0 to 1), or before or after it. */
const timeWithin = (plan: ReturnType<typeof planDelivery>, planFraction: number): number => {
  const start = plan.steps[0]?.at ?? 0;
  return start + (endTime(plan) - start) * planFraction;
};

describe('planDelivery', () => {
  it('plans steps through RECEIVED to DELIVERED with ascending times', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { steps } = planDelivery(order, city);
        expect(steps[0]).toEqual({ status: order.acceptedStatus, at: order.createdAt });
        expect(steps.map(({ status }) => status)).toContain('RECEIVED');
        expect(steps.at(-1)?.status).toBe('DELIVERED');
        steps.slice(1).forEach((step, index) => {
          expect(step.at).toBeGreaterThan(steps[index]?.at ?? Infinity);
          expect(statusRank(step.status)).toBeGreaterThan(statusRank(steps[index]?.status ?? 'DELIVERED'));
        });
      }),
    );
  });

  it('returns the same plan for the same order', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        expect(planDelivery({ ...order }, city)).toEqual(planDelivery(order, city));
      }),
    );
  });

  it('plans 12 to 26 minutes for 2.2 to 4.5 kilometres of road', () => {
    fc.assert(
      fc.property(anyOrder, fc.double({ min: 0, max: 6.28, noNaN: true }), (order, angle) => {
        const vendor = city.center;
        const customer = city.plane.toPoint({
          x: 2100 * Math.cos(angle),
          y: -Math.abs(2100 * Math.sin(angle)),
        });
        const plan = planDelivery(
          { ...order, vendor, customer, preorderedFor: null, acceptedStatus: 'RECEIVED' },
          city,
        );
        fc.pre(plan.toCustomer.route.length > 2200 && plan.toCustomer.route.length < 4500);
        const minutes = (endTime(plan) - order.createdAt) / minute;
        expect(minutes).toBeGreaterThan(12);
        expect(minutes).toBeLessThan(26);
      }),
    );
  });

  it('plans a pre-order for its delivery time, or as early as possible', () => {
    fc.assert(
      fc.property(anyOrder, fc.integer({ min: 0, max: 48 * 60 }), (order, minutesAhead) => {
        const preorderedFor = order.createdAt + minutesAhead * minute;
        const delivered = endTime(planDelivery({ ...order, preorderedFor }, city));
        const earliest = endTime(planDelivery({ ...order, preorderedFor: null }, city));
        expect(Math.abs(delivered - Math.max(preorderedFor, earliest))).toBeLessThan(1000);
      }),
    );
  });

  it('keeps a pre-order RECEIVED until the delivery must start', () => {
    const order = {
      orderId: 'y0ud-000007',
      createdAt: noon,
      vendor: city.center,
      customer: city.plane.toPoint({ x: 1500, y: -900 }),
    };
    const plan = planDelivery({ ...order, preorderedFor: noon + 300 * minute }, city);
    expect(deliveryStateAt(plan, noon + 200 * minute).status).toBe('RECEIVED');
  });
});

describe('deliveryStateAt', () => {
  it('never goes back in time or status', () => {
    fc.assert(
      fc.property(anyOrder, anyFraction, anyFraction, (order, fractionA, fractionB) => {
        const plan = planDelivery(order, city);
        const [earlier, later] = [
          deliveryStateAt(plan, timeWithin(plan, Math.min(fractionA, fractionB))),
          deliveryStateAt(plan, timeWithin(plan, Math.max(fractionA, fractionB))),
        ];
        expect(later.history.slice(0, earlier.history.length)).toEqual(earlier.history);
        expect(later.history.at(-1)?.status).toBe(later.status);
      }),
    );
  });

  it('keeps the rider on a street after the assignment', () => {
    fc.assert(
      fc.property(anyOrder, anyFraction, (order, planFraction) => {
        const plan = planDelivery(order, city);
        const { position, rider, history } = deliveryStateAt(plan, timeWithin(plan, planFraction));
        const isAssigned = history.some(({ status }) => status === 'ASSIGNED_TO_TRANSPORT');
        expect(rider !== null).toBe(isAssigned);
        expect(position !== null).toBe(isAssigned);
        if (position === null) return;
        expect(findNearestStreet(city, city.plane.toSpot(position.point)).metresAway).toBeLessThan(1);
        expect(position.bearing).toBeGreaterThanOrEqual(0);
        expect(position.bearing).toBeLessThan(360);
      }),
    );
  });

  it('moves the rider continuously within the speed limit', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const plan = planDelivery(order, city);
        const assigned = plan.steps.find(({ status }) => status === 'ASSIGNED_TO_TRANSPORT')?.at ?? 0;
        let before = deliveryStateAt(plan, assigned).position;
        for (let now = assigned + 4000; now <= endTime(plan) + 8000; now += 4000) {
          const { position } = deliveryStateAt(plan, now);
          if (position === null || before === null) throw new Error(`No rider position at ${now}`);
          const movedMetres = distance(city.plane.toSpot(before.point), city.plane.toSpot(position.point));
          // The metre of tolerance covers coordinates rounded to six decimals.
          expect(movedMetres).toBeLessThan(speedBounds.max * 4 + 1);
          before = position;
        }
      }),
      { numRuns: 40 },
    );
  });

  it('keeps the rider within the speed limits on every segment', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { toVendor, toCustomer } = planDelivery(order, city);
        for (const { route, times } of [toVendor, toCustomer]) {
          route.metres.slice(1).forEach((metres, index) => {
            const seconds = ((times[index + 1] ?? 0) - (times[index] ?? 0)) / 1000;
            const riddenMetres = metres - (route.metres[index] ?? 0);
            expect(riddenMetres).toBeLessThanOrEqual(seconds * speedBounds.max + 0.01);
            expect(riddenMetres).toBeGreaterThanOrEqual(seconds * speedBounds.min - 0.01);
          });
        }
      }),
    );
  });

  it('places the rider at the vendor on pick-up and at the customer on delivery', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const plan = planDelivery(order, city);
        const spotAt = (status: KnownOrderStatus) => {
          const { position } = deliveryStateAt(
            plan,
            plan.steps.find((step) => step.status === status)?.at ?? 0,
          );
          return city.plane.toSpot(position?.point ?? { latitude: 0, longitude: 0 });
        };
        const streetSpotOf = (place: Point) => findNearestStreet(city, city.plane.toSpot(place)).spot;
        expect(distance(spotAt('PICKED_UP'), streetSpotOf(order.vendor))).toBeLessThan(1);
        expect(distance(spotAt('DELIVERED'), streetSpotOf(order.customer))).toBeLessThan(1);
      }),
    );
  });

  it('estimates the arrival at the vendor, then the arrival at the customer', () => {
    fc.assert(
      fc.property(anyOrder, anyFraction, (order, planFraction) => {
        const plan = planDelivery(order, city);
        const { status, eta } = deliveryStateAt(plan, timeWithin(plan, planFraction));
        const rank = statusRank(status);
        const isToVendor = rank >= statusRank('ASSIGNED_TO_TRANSPORT') && rank <= statusRank('NEAR_VENDOR');
        const isToCustomer = rank >= statusRank('PICKED_UP') && rank <= statusRank('NEAR_CUSTOMER');
        expect((eta?.to_vendor_minutes ?? null) !== null).toBe(isToVendor);
        expect((eta?.to_customer_minutes ?? null) !== null).toBe(isToCustomer);
        expect(eta?.to_vendor_minutes ?? 1).toBeGreaterThanOrEqual(1);
        expect(eta?.to_customer_minutes ?? 1).toBeGreaterThanOrEqual(1);
        const minutes = eta?.to_vendor_minutes ?? eta?.to_customer_minutes ?? 0;
        const { min = 0, max = 0 } = eta?.range ?? {};
        expect([min >= 1 && min < minutes, max > minutes]).toEqual([minutes >= 5, minutes >= 5]);
      }),
    );
  });
});

describe('findNextChange', () => {
  it('returns the time of each step and then null', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const plan = planDelivery(order, city);
        const visited = [deliveryStateAt(plan, order.createdAt).status];
        for (let now = findNextChange(plan, order.createdAt); now !== null; now = findNextChange(plan, now)) {
          visited.push(deliveryStateAt(plan, now).status);
        }
        expect(visited).toEqual(plan.steps.map(({ status }) => status));
      }),
    );
  });
});
