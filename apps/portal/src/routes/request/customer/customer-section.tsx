import type { ReactNode } from 'react';
import { useT } from '@saddlebag/domain/react';
import { CustomerPhone } from './customer-phone.tsx';
import { DraftField } from '../form/draft-field.tsx';
import { Section } from '../form/section.tsx';

/**
 * The section for the customer. The phone number comes first, because the address book may fill in the rest.
 */
export function CustomerSection({ action }: { action?: ReactNode }) {
  const t = useT();
  return (
    <Section title={t('request.who')} action={action}>
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-y-2">
        <CustomerPhone />
        <DraftField
          name="customerName"
          label={t('request.customer-name')}
          hintPosition="below"
          autoComplete="off"
          dir="auto"
          enterKeyHint="next"
          className="lg:col-start-2 lg:row-start-1"
        />
      </div>
    </Section>
  );
}
