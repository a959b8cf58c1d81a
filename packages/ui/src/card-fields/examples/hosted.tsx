import { CardFields } from '../index.ts';
import type { HostedCardProvider, CardPart } from '../index.ts';

/** Stand-in for a provider's script, which mounts its own frame into each slot. */
const provider: HostedCardProvider = {
  mount: (part, slot) => {
    const frame = document.createElement('iframe');
    frame.title = titles[part];
    slot.append(frame);
    return () => {
      frame.remove();
    };
  },
  problems: { expiry: 'past' },
};

const titles: Readonly<Record<CardPart, string>> = {
  number: 'Card number, by the payment provider',
  expiry: 'Expiry date, by the payment provider',
  holder: 'Name on the card, by the payment provider',
  securityCode: 'Security code, by the payment provider',
};

/** Card fields hosted in a provider's frames. The card never reaches the page. */
export function CardFieldsHosted() {
  return (
    <div className="max-w-md">
      <CardFields.Root label="Payment card" hosted={provider}>
        <CardFields.Number />
        <CardFields.Expiry />
        <CardFields.SecurityCode />
        <CardFields.Holder />
      </CardFields.Root>
    </div>
  );
}
