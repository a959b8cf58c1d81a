import { zodResolver } from '@hookform/resolvers/zod';
import { useUnit } from 'effector-react';
import { useForm, type FieldErrors, type FieldPath, type UseFormReturn } from 'react-hook-form';
import { outletFormSchema, saveOutletFx, type OutletForm } from '@saddlebag/domain/outlets';
import { useT } from '@saddlebag/domain/react';

/** Returns the first invalid field, in the order of the schema. */
const firstInvalid = (errors: FieldErrors<OutletForm>): FieldPath<OutletForm> | undefined => {
  const [name] = Object.keys(errors) as (keyof OutletForm)[];
  if (name !== 'owners') return name;
  const index = errors.owners?.findIndex?.((owner) => owner !== undefined) ?? -1;
  return `owners.${Math.max(0, index)}.email`;
};

/** Opens the form with `initial`, and calls `onSaved` once it is saved. */
export function useOutletForm(initial: OutletForm, onSaved: () => void) {
  const t = useT();
  const save = useUnit(saveOutletFx);
  const form = useForm<OutletForm>({
    resolver: zodResolver(outletFormSchema),
    defaultValues: initial,
    // An edit clears the error of its field. The next submission validates it again.
    reValidateMode: 'onSubmit',
    // The library focuses twice. If the first key of the vendor comes between, the second moves the focus on.
    shouldFocusError: false,
  });

  const saveValid = async (values: OutletForm) => {
    const result = await save(values);
    if (result.kind === 'saved') {
      onSaved();
      return;
    }
    const { field, message } = result;
    const text = typeof message === 'string' ? message : t(message.key, message.params);
    const name = field === 'owners' ? 'owners.0.email' : (field ?? 'root');
    form.setError(name, { message: text }, { shouldFocus: true });
  };
  const submit = form.handleSubmit(saveValid, (errors) => {
    const name = firstInvalid(errors);
    if (name) form.setFocus(name);
  });

  return { form, submit };
}

export type OutletFormReturn = UseFormReturn<OutletForm>;
