import { useGate } from 'effector-react';
import { useSearch } from 'wouter';
import { useT } from '@saddlebag/domain/react';
import { ReadingPage } from '../../widgets/reading-page/index.ts';
import { CountryFacts } from './parts/country-facts.tsx';
import { Questions } from './parts/questions.tsx';
import { TourStart } from './parts/tour-start.tsx';
import { FaqGate } from './model.ts';

/** Answers common questions, with the prices and limits of the country. */
export function FaqPage() {
  const t = useT();
  useGate(FaqGate, { hasTour: new URLSearchParams(useSearch()).has('tour') });

  return (
    <ReadingPage data-slot="faq-page" title={t('faq.title')} lead={t('faq.lead')} action={<TourStart />}>
      <CountryFacts />
      <Questions />
    </ReadingPage>
  );
}
