import type { ReactNode } from 'react';
import { useT } from '@saddlebag/domain/react';
import { CustomerPhone } from './customer-phone.tsx';
import { DraftField } from '../form/draft-field.tsx';
import { Section } from '../form/section.tsx';

/**
 * The section for the customer. The phone number comes first, because the address book may fill in the rest.
 */
export function CustomerSection({ children }: { children?: ReactNode }) {
  const t = useT();
  return (
    <Section title={t('request.who')}>
      <CustomerPhone />
      <DraftField
        name="customerName"
        label={t('request.customer-name')}
        autoComplete="off"
        dir="auto"
        enterKeyHint="next"
      />
      {children}
    </Section>
  );
}
