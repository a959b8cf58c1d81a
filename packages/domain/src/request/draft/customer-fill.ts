import type { Point } from '../../contracts/index.ts';
import { isPoint } from '../../platform/geo/index.ts';
import { hasShape, isBoolean, isText, orNull, type Guard } from '../../platform/guards/index.ts';
import type { Draft } from './draft.ts';

/** A field, besides the address field, that a saved customer can fill. */
export type CustomerField = keyof Pick<Draft, 'customerName' | 'phone' | 'unit' | 'building' | 'notes'>;

/** The address of a saved customer. */
export interface FilledAddress {
  readonly text: string;
  /** Null if the address was saved without coordinates. */
  readonly point: Point | null;
  /** False if the vendor had chosen this address before the customer was filled in. */
  readonly isFilledIn: boolean;
}

/**
 * What the draft took from saved customers. It is stored with the draft. A field that has another value now was
 * edited.
 */
export interface CustomerFill {
  /** The filled value of each field. Empty for a field that was not filled. */
  readonly values: Readonly<Record<CustomerField, string>>;
  /** The address that the filled unit, building and notes belong to. */
  readonly address: FilledAddress | null;
}

export const noFill: CustomerFill = {
  values: { customerName: '', phone: '', unit: '', building: '', notes: '' },
  address: null,
};

export const isCustomerFill: Guard<CustomerFill> = hasShape({
  values: hasShape({ customerName: isText, phone: isText, unit: isText, building: isText, notes: isText }),
  address: orNull(hasShape({ text: isText, point: orNull(isPoint), isFilledIn: isBoolean })),
});
