import { useGate, useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $voucher } from '@saddlebag/domain/vouchers';
import { Section } from '../form/section.tsx';
import { VoucherCard } from './voucher-card.tsx';
import { VoucherField } from './voucher-field.tsx';
import { VoucherGate } from './voucher.model.ts';

/** The section for a voucher: the field for its code, or the applied voucher. */
export function VoucherSection() {
  const t = useT();
  useGate(VoucherGate);
  const voucher = useUnit($voucher);

  return (
    <Section title={t('voucher.title')} step="FillPaymentDetails">
      <div data-slot="voucher" role="status" className="contents">
        {voucher ? <VoucherCard voucher={voucher} /> : <VoucherField />}
      </div>
    </Section>
  );
}
