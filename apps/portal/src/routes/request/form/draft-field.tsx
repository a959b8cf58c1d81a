import { useStoreMap, useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $draft, $errors, fieldChanged, type TextField as TextFieldName } from '@saddlebag/domain/request';
import { TextField, type TextFieldProps } from '@saddlebag/ui/text-field';
import { useFieldHint } from './use-field-hint.ts';

type DraftFieldProps = Omit<TextFieldProps, 'value' | 'onValueChange' | 'error' | 'name'> & {
  readonly name: TextFieldName;
};

/** A text field connected to one field of the draft and its error. */
export function DraftField({ name, ...props }: DraftFieldProps) {
  const t = useT();
  const value = useStoreMap({ store: $draft, keys: [name], fn: (draft, [field]) => draft[field] });
  const error = useStoreMap({ store: $errors, keys: [name], fn: (errors, [field]) => errors[field] ?? null });
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
