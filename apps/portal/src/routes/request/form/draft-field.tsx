import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { fieldChanged } from '@saddlebag/domain/request';
import { TextField, type TextFieldProps } from '@saddlebag/ui/text-field';
import { fieldStates, type FormTextField } from './field-state.ts';
import { useFieldHint } from './use-field-hint.ts';

type DraftFieldProps = Omit<TextFieldProps, 'value' | 'onValueChange' | 'error' | 'name'> & {
  readonly name: FormTextField;
};

/** A text field connected to one field of the draft and its error. */
export function DraftField({ name, ...props }: DraftFieldProps) {
  const t = useT();
  const { value, error } = useUnit(fieldStates[name]);
  const changeField = useUnit(fieldChanged);
  const replacedHint = useFieldHint(name);

  return (
    <TextField
      {...props}
      hint={replacedHint ?? props.hint}
      name={name}
      value={value}
      error={error ? t(error) : undefined}
      onValueChange={(text) => changeField({ field: name, value: text })}
    />
  );
}
