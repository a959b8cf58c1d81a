import { useGate, useUnit } from 'effector-react';
import { $voucher } from '@saddlebag/domain/vouchers';
import { VoucherCard } from './voucher-card.tsx';
import { VoucherField } from './voucher-field.tsx';
import { VoucherGate } from './voucher.model.ts';
import type { ExtraFieldProps } from '../extras/extra-field-props.ts';

/** The field for the code of a voucher, or the applied voucher. */
export function VoucherSection({ controlRef }: ExtraFieldProps) {
  useGate(VoucherGate);
  const voucher = useUnit($voucher);

  return (
    <div data-slot="voucher" role="status" className="contents">
      {voucher ? <VoucherCard voucher={voucher} /> : <VoucherField controlRef={controlRef} />}
    </div>
  );
}
