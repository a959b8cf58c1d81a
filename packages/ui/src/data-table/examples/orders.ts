/** Fields of an order in the history. */
export interface Order {
  readonly id: string;
  readonly customer: string;
  readonly phone: string;
  readonly status: 'delivered' | 'collected' | 'cancelled';
  /** ISO 8601 local time in the market's zone. */
  readonly createdAt: string;
  /** Amount in the main currency unit. */
  readonly amount: number;
}

const customers = [
  'Amina Rahman',
  'Farid Hossain',
  'Nusrat Jahan',
  'Tanvir Ahmed',
  'Shirin Akter',
  'Rafiq Islam',
  'Mitu Das',
] as const;
const statuses = ['delivered', 'delivered', 'collected', 'delivered', 'cancelled'] as const;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Generates the same `count` orders on every call. The newest order is from 21 November 2026. */
export const createOrders = (count: number): readonly Order[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `y0ud-${String(count - index).padStart(6, '0')}`,
    customer: customers[(index * 3) % customers.length] ?? '',
    phone: `+880 1712 ${String(345_600 + ((index * 7919) % 1000))}`,
    status: statuses[index % statuses.length] ?? 'delivered',
    createdAt: `2026-11-${twoDigits(21 - (Math.floor(index / 12) % 21))}T${twoDigits(20 - (index % 12))}:${twoDigits((index * 17) % 60)}`,
    amount: 180 + ((index * 7919) % 2400) + (index % 4) * 0.25,
  }));
