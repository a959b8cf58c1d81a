import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { helpMessageSchema, type HelpMessage } from '@saddlebag/domain/contracts';
import type { SendResult } from './send-message.ts';

const emptyMessage = (): HelpMessage => ({ id: crypto.randomUUID(), text: '' });

/** The form of one message after another. A message keeps its id until it is sent, and its text if sending fails. */
export function useContactForm(send: (message: HelpMessage) => Promise<SendResult>) {
  const [result, setResult] = useState<SendResult | null>(null);
  const form = useForm<HelpMessage>({
    resolver: zodResolver(helpMessageSchema),
    defaultValues: emptyMessage(),
    // An edit clears the error of the text. The next submission validates it again.
    reValidateMode: 'onSubmit',
  });

  const submitText = form.handleSubmit(
    async (message) => {
      setResult(null);
      const next = await send(message);
      setResult(next);
      if (next === 'sent') form.reset(emptyMessage());
    },
    () => setResult(null),
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The second press of a double press finds the field that the first one emptied. It keeps the confirmation.
    const isRepeated = result === 'sent' && form.getValues('text') === '';
    if (!isRepeated) void submitText();
  };

  return { form, submit, result };
}
