import { useController } from 'react-hook-form';
import { useT } from '@saddlebag/domain/react';
import { TextField, type TextFieldProps } from '@saddlebag/ui/text-field';
import type { OutletFormReturn } from './use-outlet-form.ts';

interface OutletTextProps extends Omit<TextFieldProps, 'form' | 'name'> {
  readonly form: OutletFormReturn;
  readonly name: 'clientId' | 'name' | 'unit' | 'building' | 'phone' | `owners.${number}.email`;
  /** Changes what was typed before the form receives it. */
  readonly adjust?: (text: string) => string;
}

/** A text field of the form. An edit clears its error. */
export function OutletText({ form, name, adjust = (text) => text, ...props }: OutletTextProps) {
  const t = useT();
  const { field, fieldState } = useController({ control: form.control, name });
  const error = fieldState.error?.message;

  return (
    <TextField
      autoComplete="off"
      dir="auto"
      {...props}
      {...field}
      error={error && t(error)}
      onChange={(event) => {
        field.onChange(adjust(event.currentTarget.value));
        form.clearErrors(name);
      }}
    />
  );
}
