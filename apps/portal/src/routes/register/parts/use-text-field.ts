import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $form, $gaps, fieldsChanged } from '@saddlebag/domain/registration';

type TextName = 'businessName' | 'vendorCode' | 'vendorEmail' | 'email' | 'vatNumber';

/** What a text field of the registration shows, and what becomes of what is typed. */
export function useTextField(name: TextName) {
  const t = useT();
  const [form, gaps, change] = useUnit([$form, $gaps, fieldsChanged]);
  const gap = gaps[name];
  return {
    name,
    value: form[name],
    onValueChange: (text: string) => {
      change({ [name]: text });
    },
    error: gap === undefined ? undefined : t(gap),
  };
}
