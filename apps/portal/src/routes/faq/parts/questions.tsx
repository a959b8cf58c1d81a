import { useT } from '@saddlebag/domain/react';
import { QuestionList } from '../../../widgets/question-list/index.ts';

const names = ['account', 'goods', 'forbidden', 'time', 'payment', 'cancel', 'change', 'proof'] as const;

/** The questions with their answers, and a search. */
export function Questions() {
  const t = useT();
  return (
    <QuestionList
      questions={names.map((name) => ({
        name,
        question: t(`faq.${name}-question`),
        answer: t(`faq.${name}-answer`),
      }))}
      searchLabel={t('faq.search')}
      empty={t('faq.empty')}
      found={(count) => t('faq.found', { count })}
    />
  );
}
