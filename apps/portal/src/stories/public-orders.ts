import type { PublicOrder } from '@saddlebag/domain/public-pages';

/** The time at which the stories of the public pages show their orders. */
export const storyNow = Date.UTC(2026, 2, 10, 6, 30);

const minutesAgo = (minutes: number) => storyNow - minutes * 60_000;

/** An order on its way to the recipient. */
export const collectedOrder: PublicOrder = {
  phase: 'collected',
  consumerPhase: 'to-delivery',
  isDelayed: false,
  country: 'bd',
  currency: 'BDT',
  timeZone: 'Asia/Dhaka',
  preorderedFor: null,
  pickUp: { name: 'Jolchobi Kitchen', point: { latitude: 23.7806, longitude: 90.4074 } },
  destination: {
    address: 'House 11, Road 3, Sonargram, Dhaka 1216',
    point: { latitude: 23.785, longitude: 90.4143 },
  },
  rider: {
    firstName: 'Rafi',
    phoneNumber: '+8801210636861',
    point: { latitude: 23.783, longitude: 90.411 },
    bearing: 60,
  },
  etaMinutes: 7,
  etaRange: { min: 6, max: 9 },
  receipt: null,
};

export const preparingOrder: PublicOrder = {
  ...collectedOrder,
  phase: 'preparing',
  consumerPhase: 'placed',
  rider: null,
  etaMinutes: null,
  etaRange: null,
};

export const deliveredOrder: PublicOrder = {
  ...preparingOrder,
  phase: 'delivered',
  consumerPhase: 'delivered',
  receipt: {
    orderId: 'y0ud-000005',
    amount: 720,
    paidToRider: 720,
    paymentMethod: 'CASH_ON_DELIVERY',
    createdAt: minutesAgo(48),
    collectedAt: minutesAgo(21),
    endedAt: minutesAgo(4),
    proofs: [
      { kind: 'pickup', takenAt: minutesAgo(21) },
      { kind: 'delivery', takenAt: minutesAgo(4) },
    ],
  },
};

export const cancelledOrder: PublicOrder = {
  ...preparingOrder,
  phase: 'cancelled',
  consumerPhase: 'cancelled',
};
