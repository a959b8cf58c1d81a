import { useId } from 'react';
import type { HelpMessage } from '@saddlebag/domain/contracts';
import { QuestionList } from '../widgets/question-list/index.ts';
import { ContactForm } from './contact-form.tsx';
import { usePanelT } from './panel-i18n.tsx';
import type { SendResult } from './send-message.ts';

const names = ['rider', 'cancel', 'address', 'refund', 'report'] as const;

/** The panel of the help centre: questions with their answers, and the contact form. */
export function Panel({ send }: { send: (message: HelpMessage) => Promise<SendResult> }) {
  const t = usePanelT();
  const headingId = useId();
  return (
    // Named, because the page around the frame has a main part too.
    <main aria-labelledby={headingId} className="mx-auto flex max-w-2xl flex-col gap-8 p-5">
      <div className="flex flex-col gap-4">
        <h1 id={headingId} className="text-xl">
          {t('help-panel.title')}
        </h1>
        <QuestionList
          questions={names.map((name) => ({
            name,
            question: t(`help-panel.${name}-question`),
            answer: t(`help-panel.${name}-answer`),
          }))}
          searchLabel={t('help-panel.search')}
          empty={t('help-panel.empty')}
          found={(count) => t('help-panel.found', { count })}
        />
      </div>
      <section className="flex flex-col gap-4">
        <h2 className="text-lg">{t('help-panel.contact')}</h2>
        <ContactForm send={send} />
      </section>
    </main>
  );
}
