import { useUnit } from 'effector-react';
import { $flags } from '@saddlebag/domain/flags';
import { $isVoucherOn } from '@saddlebag/domain/request';
import { useWideScreen } from '../../../widgets/wide-screen/index.ts';
import { ExtraFields } from './extra-fields.tsx';

/** The optional fields of a new request. Flags enable the pickup code, the VAT number and the voucher. */
export function RequestExtras() {
  const [{ PickupCodeDisplay, PaymentVat }, isVoucherOn] = useUnit([$flags, $isVoucherOn]);
  return (
    <ExtraFields
      isStepwise={!useWideScreen()}
      fields={[
        'notes',
        'description',
        ...(PickupCodeDisplay ? (['pickupCode'] as const) : []),
        ...(PaymentVat ? (['vatNumber'] as const) : []),
        ...(isVoucherOn ? (['voucherCode'] as const) : []),
      ]}
    />
  );
}
