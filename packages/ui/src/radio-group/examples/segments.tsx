import { CardIcon } from '../../icon/card-icon.tsx';
import { CashIcon } from '../../icon/cash-icon.tsx';
import { WalletIcon } from '../../icon/wallet-icon.tsx';
import { RadioGroup } from '../index.ts';

export function RadioGroupSegments() {
  return (
    <RadioGroup.Root
      label="How does the customer pay?"
      layout="segments"
      defaultValue="CASH_ON_DELIVERY"
      className="max-w-lg"
    >
      <RadioGroup.Item value="PAID" icon={<WalletIcon />} description="Nothing to collect">
        Paid
      </RadioGroup.Item>
      <RadioGroup.Item value="CASH_ON_DELIVERY" icon={<CashIcon />} description="The rider collects it">
        Cash
      </RadioGroup.Item>
      <RadioGroup.Item value="CARD" icon={<CardIcon />} description="Not in this area" disabled>
        Card
      </RadioGroup.Item>
    </RadioGroup.Root>
  );
}
