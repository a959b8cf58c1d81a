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
const two = (value: number) => String(value).padStart(2, '0');

/** Generates `count` orders, the same ones on every call. The newest is from 21 November 2026. */
export const ordersOf = (count: number): readonly Order[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `y0ud-${String(count - at).padStart(6, '0')}`,
    customer: customers[(at * 3) % customers.length] ?? '',
    phone: `+880 1712 ${String(345_600 + ((at * 7919) % 1000))}`,
    status: statuses[at % statuses.length] ?? 'delivered',
    createdAt: `2026-11-${two(21 - (Math.floor(at / 12) % 21))}T${two(20 - (at % 12))}:${two((at * 17) % 60)}`,
    amount: 180 + ((at * 7919) % 2400) + (at % 4) * 0.25,
  }));
