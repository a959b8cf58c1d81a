import { useController } from 'react-hook-form';
import { helpMessageCharacters, type HelpMessage } from '@saddlebag/domain/contracts';
import { Button } from '@saddlebag/ui/button';
import { TextArea } from '@saddlebag/ui/text-area';
import { usePanelT } from './panel-i18n.tsx';
import type { SendResult } from './send-message.ts';
import { useContactForm } from './use-contact-form.ts';

/** A message to the support team, and what became of it. */
export function ContactForm({ send }: { send: (message: HelpMessage) => Promise<SendResult> }) {
  const t = usePanelT();
  const { form, submit, result } = useContactForm(send);
  const { field, fieldState } = useController({ control: form.control, name: 'text' });
  const { isSubmitting } = form.formState;
  const error = fieldState.error?.message;

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <TextArea
        label={t('help-panel.message')}
        limit={helpMessageCharacters}
        labels={{
          used: (used, limit) => t('text.used', { used, limit }),
          left: (count) => t('text.left', { count }),
          over: (count) => t('text.over', { count }),
        }}
        {...field}
        error={error && t(error, { limit: helpMessageCharacters })}
        onChange={(event) => {
          field.onChange(event.currentTarget.value);
          form.clearErrors('text');
        }}
      />
      <Button
        type="submit"
        className="self-start"
        loading={isSubmitting}
        loadingLabel={t('help-panel.sending')}
      >
        {t('help-panel.send')}
      </Button>
      <p role="status">{result && t(`help-panel.${result}`)}</p>
    </form>
  );
}
