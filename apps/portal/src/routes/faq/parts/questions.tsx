import { useState } from 'react';
import { useT } from '@saddlebag/domain/react';
import { TextField } from '@saddlebag/ui/text-field';
import { matchesSearch } from '../matches-search.ts';

const names = ['account', 'goods', 'forbidden', 'time', 'payment', 'cancel', 'change', 'proof'] as const;

/** The questions with their answers, and a search. */
export function Questions() {
  const t = useT();
  const [search, setSearch] = useState('');
  const found = names
    .map((name) => ({ name, question: t(`faq.${name}-question`), answer: t(`faq.${name}-answer`) }))
    .filter(({ question, answer }) => matchesSearch(`${question} ${answer}`, search));

  return (
    <section className="flex flex-col gap-4">
      <TextField
        type="search"
        label={t('faq.search')}
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <p role="status" className={found.length === 0 ? 'text-muted' : 'sr-only'}>
        {found.length === 0 ? t('faq.empty') : t('faq.found', { count: found.length })}
      </p>
      <div className="flex flex-col">
        {found.map(({ name, question, answer }) => (
          <details key={name} className="border-b border-border">
            <summary className="flex min-h-target cursor-pointer items-center py-3 font-strong">
              {question}
            </summary>
            <p className="pb-4">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
