import type { ConsumerPhase, PublicPhase } from '../../contracts/index.ts';

interface Step<Phase> {
  readonly phase: Phase;
  readonly state: 'done' | 'current' | 'upcoming';
}

const delivery = [
  'preparing',
  'courier-accepted',
  'near-vendor',
  'collected',
  'near-customer',
  'delivered',
] as const satisfies readonly PublicPhase[];
const returning = [
  'preparing',
  'courier-accepted',
  'near-vendor',
  'collected',
  'return-initiated',
  'returned',
] as const satisfies readonly PublicPhase[];
const consumer = [
  'placed',
  'to-collection',
  'near-collection',
  'to-delivery',
  'near-delivery',
  'delivered',
] as const satisfies readonly ConsumerPhase[];

const stepsUntil = <Phase extends string>(path: readonly Phase[], phase: Phase): readonly Step<Phase>[] => {
  const current = path.indexOf(phase);
  const isLast = current === path.length - 1;
  return path.map((step, index) => {
    if (index < current || (isLast && index === current)) return { phase: step, state: 'done' };
    return { phase: step, state: index === current ? 'current' : 'upcoming' };
  });
};

/**
 * Returns the steps of a delivery on its tracking page. After a return starts, they lead back to the vendor.
 * A cancelled delivery has no steps.
 */
export const stepsOfPhase = (phase: PublicPhase): readonly Step<PublicPhase>[] => {
  if (phase === 'cancelled') return [];
  const path: readonly PublicPhase[] =
    phase === 'return-initiated' || phase === 'returned' ? returning : delivery;
  return stepsUntil(path, phase);
};

/** Returns the steps of a delivery on its consumer page. A cancelled delivery has no steps. */
export const stepsOfConsumerPhase = (phase: ConsumerPhase): readonly Step<ConsumerPhase>[] =>
  phase === 'cancelled' ? [] : stepsUntil<ConsumerPhase>(consumer, phase);
