import type { ComponentType } from 'react';
import { lazyPart } from '../../../lazy-part.tsx';
import type { ExtraFieldProps } from './extra-field-props.ts';
import type { ExtraField } from './extra-fields.model.ts';
import { OrderDescription } from './order-description.tsx';
import { PickupCode } from './pickup-code.tsx';
import { RiderNote } from './rider-note.tsx';
import { VatNumber } from './vat-number.tsx';

const VoucherSection = lazyPart(async () => (await import('../voucher/voucher-section.tsx')).VoucherSection);

export const extraFieldComponents: Readonly<Record<ExtraField, ComponentType<ExtraFieldProps>>> = {
  notes: RiderNote,
  description: OrderDescription,
  pickupCode: PickupCode,
  vatNumber: VatNumber,
  voucherCode: VoucherSection,
};
