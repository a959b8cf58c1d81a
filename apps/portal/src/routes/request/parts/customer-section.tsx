import { useT } from '@saddlebag/domain/react';
import { CustomerPhone } from './customer-phone.tsx';
import { DraftField } from './draft-field.tsx';
import { KeepAddress } from './keep-address.tsx';
import { RiderNote } from './rider-note.tsx';
import { Section } from './section.tsx';

/** Who receives the order. */
export function CustomerSection() {
  const t = useT();
  return (
    <Section title={t('request.who')}>
      <DraftField
        name="customerName"
        label={t('request.customer-name')}
        autoComplete="off"
        dir="auto"
        enterKeyHint="next"
      />
      <CustomerPhone />
      <RiderNote />
      <KeepAddress />
    </Section>
  );
}
