import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $form, $errors, fieldsChanged } from '@saddlebag/domain/registration';

type TextFieldName = 'businessName' | 'vendorCode' | 'vendorEmail' | 'email' | 'vatNumber';

/** Returns the value, error and change handler of a registration field. */
export function useTextField(name: TextFieldName) {
  const t = useT();
  const [form, gaps, changeFields] = useUnit([$form, $errors, fieldsChanged]);
  const errorKey = gaps[name];
  return {
    name,
    value: form[name],
    onValueChange: (text: string) => {
      changeFields({ [name]: text });
    },
    error: errorKey === undefined ? undefined : t(errorKey),
  };
}
