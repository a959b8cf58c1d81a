import { zodResolver } from '@hookform/resolvers/zod';
import { useUnit } from 'effector-react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { outletFormSchema, saveOutletFx, type OutletForm } from '@saddlebag/domain/outlets';
import { useT } from '@saddlebag/domain/react';

/** Opens the form with `initial`, and calls `onSaved` once it is saved. */
export function useOutletForm(initial: OutletForm, onSaved: () => void) {
  const t = useT();
  const save = useUnit(saveOutletFx);
  const form = useForm<OutletForm>({
    resolver: zodResolver(outletFormSchema),
    defaultValues: initial,
    // An edit clears the error of its field. The next submission validates it again.
    reValidateMode: 'onSubmit',
  });

  const submit = form.handleSubmit(async (values) => {
    const result = await save(values);
    if (result.kind === 'saved') {
      onSaved();
      return;
    }
    const { field, message } = result;
    const text = typeof message === 'string' ? message : t(message.key, message.params);
    const name = field === 'owners' ? 'owners.0.email' : (field ?? 'root');
    form.setError(name, { message: text }, { shouldFocus: true });
  });

  return { form, submit };
}

export type OutletFormReturn = UseFormReturn<OutletForm>;
