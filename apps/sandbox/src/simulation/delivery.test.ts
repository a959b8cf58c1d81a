import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { progressionOrder, type KnownOrderStatus, type Point } from '@saddlebag/domain/contracts';
import { distance } from '../city/geometry.ts';
import { createCity } from '../city/index.ts';
import { nearestStreet } from '../city/nearest-street.ts';
import { planDelivery, type OrderToDeliver } from './delivery-plan.ts';
import { nextChangeAt, stateAt } from './delivery-state.ts';
import { speedBounds } from './ride.ts';

const city = createCity('bd');
const minute = 60_000;
const noon = Date.UTC(2026, 10, 21, 12);
const point = (reach: number): fc.Arbitrary<Point> =>
  fc
    .tuple(fc.integer({ min: -reach, max: reach }), fc.integer({ min: -reach, max: reach }))
    .map(([x, y]) => city.plane.toPoint({ x, y }));
const order: fc.Arbitrary<OrderToDeliver> = fc.record({
  orderId: fc.integer({ min: 0, max: 999_999 }).map((number) => `y0ud-${String(number).padStart(6, '0')}`),
  createdAt: fc.integer({ min: 0, max: 86_400_000 }).map((offset) => noon + offset),
  vendor: point(3000),
  customer: point(4500),
  preorderedFor: fc.option(fc.integer({ min: 0, max: 48 * 60 }).map((minutes) => noon + minutes * minute)),
  acceptedStatus: fc.constantFrom('PAYMENT_COMMITTED', 'NEW', 'RECEIVED'),
});
const share = fc.double({ min: -0.1, max: 1.2, noNaN: true });
const rankOf = (status: KnownOrderStatus): number =>
  (progressionOrder as readonly KnownOrderStatus[]).indexOf(status);
const endOf = (plan: ReturnType<typeof planDelivery>): number => plan.steps.at(-1)?.at ?? 0;

/** An instant within the plan or a little outside it. */
const instant = (plan: ReturnType<typeof planDelivery>, part: number): number => {
  const start = plan.steps[0]?.at ?? 0;
  return start + (endOf(plan) - start) * part;
};

describe('planDelivery', () => {
  it('goes through RECEIVED to DELIVERED, each step later and further than the one before', () => {
    fc.assert(
      fc.property(order, (given) => {
        const { steps } = planDelivery(given, city);
        expect(steps[0]).toEqual({ status: given.acceptedStatus, at: given.createdAt });
        expect(steps.map(({ status }) => status)).toContain('RECEIVED');
        expect(steps.at(-1)?.status).toBe('DELIVERED');
        steps.slice(1).forEach((step, index) => {
          expect(step.at).toBeGreaterThan(steps[index]?.at ?? Infinity);
          expect(rankOf(step.status)).toBeGreaterThan(rankOf(steps[index]?.status ?? 'DELIVERED'));
        });
      }),
    );
  });

  it('plans the same for the same order', () => {
    fc.assert(
      fc.property(order, (given) => {
        expect(planDelivery({ ...given }, city)).toEqual(planDelivery(given, city));
      }),
    );
  });

  it('delivers over two to four and a half kilometres of road in 12 to 26 minutes', () => {
    fc.assert(
      fc.property(order, fc.double({ min: 0, max: 6.28, noNaN: true }), (given, angle) => {
        const vendor = city.center;
        const customer = city.plane.toPoint({
          x: 2100 * Math.cos(angle),
          y: -Math.abs(2100 * Math.sin(angle)),
        });
        const plan = planDelivery(
          { ...given, vendor, customer, preorderedFor: null, acceptedStatus: 'RECEIVED' },
          city,
        );
        fc.pre(plan.toCustomer.route.length > 2200 && plan.toCustomer.route.length < 4500);
        const minutes = (endOf(plan) - given.createdAt) / minute;
        expect(minutes).toBeGreaterThan(12);
        expect(minutes).toBeLessThan(26);
      }),
    );
  });

  it('delivers a pre-order when it was wanted, or as soon as it can', () => {
    fc.assert(
      fc.property(order, fc.integer({ min: 0, max: 48 * 60 }), (given, ahead) => {
        const preorderedFor = given.createdAt + ahead * minute;
        const delivered = endOf(planDelivery({ ...given, preorderedFor }, city));
        const earliest = endOf(planDelivery({ ...given, preorderedFor: null }, city));
        expect(Math.abs(delivered - Math.max(preorderedFor, earliest))).toBeLessThan(1000);
      }),
    );
  });

  it('leaves a pre-order RECEIVED, so that it can be cancelled, until it is time to start', () => {
    const given = {
      orderId: 'y0ud-000007',
      createdAt: noon,
      vendor: city.center,
      customer: city.plane.toPoint({ x: 1500, y: -900 }),
    };
    const plan = planDelivery({ ...given, preorderedFor: noon + 300 * minute }, city);
    expect(stateAt(plan, noon + 200 * minute).status).toBe('RECEIVED');
  });
});

describe('stateAt', () => {
  it('never goes back, however often it is asked', () => {
    fc.assert(
      fc.property(order, share, share, (given, one, other) => {
        const plan = planDelivery(given, city);
        const [earlier, later] = [
          stateAt(plan, instant(plan, Math.min(one, other))),
          stateAt(plan, instant(plan, Math.max(one, other))),
        ];
        expect(later.history.slice(0, earlier.history.length)).toEqual(earlier.history);
        expect(later.history.at(-1)?.status).toBe(later.status);
      }),
    );
  });

  it('keeps the rider on a street, from the assignment on', () => {
    fc.assert(
      fc.property(order, share, (given, part) => {
        const plan = planDelivery(given, city);
        const { position, rider, history } = stateAt(plan, instant(plan, part));
        const isAssigned = history.some(({ status }) => status === 'ASSIGNED_TO_TRANSPORT');
        expect(rider !== null).toBe(isAssigned);
        expect(position !== null).toBe(isAssigned);
        if (position === null) return;
        expect(nearestStreet(city, city.plane.toSpot(position.point)).away).toBeLessThan(1);
        expect(position.bearing).toBeGreaterThanOrEqual(0);
        expect(position.bearing).toBeLessThan(360);
      }),
    );
  });

  it('moves the rider at road speed and never makes it jump', () => {
    fc.assert(
      fc.property(order, (given) => {
        const plan = planDelivery(given, city);
        const assigned = plan.steps.find(({ status }) => status === 'ASSIGNED_TO_TRANSPORT')?.at ?? 0;
        let before = stateAt(plan, assigned).position;
        for (let now = assigned + 4000; now <= endOf(plan) + 8000; now += 4000) {
          const { position } = stateAt(plan, now);
          if (position === null || before === null) throw new Error(`The rider is lost at ${now}`);
          const moved = distance(city.plane.toSpot(before.point), city.plane.toSpot(position.point));
          // Six decimals of a degree are a few centimetres more or less.
          expect(moved).toBeLessThan(speedBounds.highest * 4 + 1);
          before = position;
        }
      }),
      { numRuns: 40 },
    );
  });

  it('rides every stretch within the bounds of speed', () => {
    fc.assert(
      fc.property(order, (given) => {
        const { toVendor, toCustomer } = planDelivery(given, city);
        for (const { route, times } of [toVendor, toCustomer]) {
          route.metres.slice(1).forEach((metres, index) => {
            const seconds = ((times[index + 1] ?? 0) - (times[index] ?? 0)) / 1000;
            const ridden = metres - (route.metres[index] ?? 0);
            expect(ridden).toBeLessThanOrEqual(seconds * speedBounds.highest + 0.01);
            expect(ridden).toBeGreaterThanOrEqual(seconds * speedBounds.lowest - 0.01);
          });
        }
      }),
    );
  });

  it('brings the rider to the vendor before the pick-up and to the customer before the delivery', () => {
    fc.assert(
      fc.property(order, (given) => {
        const plan = planDelivery(given, city);
        const at = (status: KnownOrderStatus) => {
          const { position } = stateAt(plan, plan.steps.find((step) => step.status === status)?.at ?? 0);
          return city.plane.toSpot(position?.point ?? { latitude: 0, longitude: 0 });
        };
        const door = (place: Point) => nearestStreet(city, city.plane.toSpot(place)).spot;
        expect(distance(at('PICKED_UP'), door(given.vendor))).toBeLessThan(1);
        expect(distance(at('DELIVERED'), door(given.customer))).toBeLessThan(1);
      }),
    );
  });

  it('estimates the way to the vendor until the pick-up, then the way to the customer, and nothing before or after', () => {
    fc.assert(
      fc.property(order, share, (given, part) => {
        const plan = planDelivery(given, city);
        const { status, eta } = stateAt(plan, instant(plan, part));
        const rank = rankOf(status);
        const isToVendor = rank >= rankOf('ASSIGNED_TO_TRANSPORT') && rank <= rankOf('NEAR_VENDOR');
        const isToCustomer = rank >= rankOf('PICKED_UP') && rank <= rankOf('NEAR_CUSTOMER');
        expect((eta?.to_vendor_minutes ?? null) !== null).toBe(isToVendor);
        expect((eta?.to_customer_minutes ?? null) !== null).toBe(isToCustomer);
        expect(eta?.to_vendor_minutes ?? 1).toBeGreaterThanOrEqual(1);
        expect(eta?.to_customer_minutes ?? 1).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('nextChangeAt', () => {
  it('leads from step to step until there is none', () => {
    fc.assert(
      fc.property(order, (given) => {
        const plan = planDelivery(given, city);
        const visited = [stateAt(plan, given.createdAt).status];
        for (let now = nextChangeAt(plan, given.createdAt); now !== null; now = nextChangeAt(plan, now)) {
          visited.push(stateAt(plan, now).status);
        }
        expect(visited).toEqual(plan.steps.map(({ status }) => status));
      }),
    );
  });
});
