import { useState } from 'react';
import { ChevronDownIcon } from '@saddlebag/ui/icon';
import { TextField } from '@saddlebag/ui/text-field';
import { matchesSearch } from './matches-search.ts';

interface Question {
  readonly name: string;
  readonly question: string;
  readonly answer: string;
}

interface QuestionListProps {
  readonly questions: readonly Question[];
  readonly searchLabel: string;
  /** Shown when no question matches the search. */
  readonly empty: string;
  /** Announced after a search. */
  readonly found: (count: number) => string;
}

/** Questions that open to their answers, and a search in both. */
export function QuestionList({ questions, searchLabel, empty, found }: QuestionListProps) {
  const [search, setSearch] = useState('');
  const matches = questions.filter(({ question, answer }) => matchesSearch(`${question} ${answer}`, search));

  return (
    <section className="flex flex-col gap-4">
      <TextField
        type="search"
        label={searchLabel}
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <p role="status" className={matches.length === 0 ? 'text-muted' : 'sr-only'}>
        {matches.length === 0 ? empty : found(matches.length)}
      </p>
      <div className="flex flex-col">
        {matches.map(({ name, question, answer }) => (
          <details key={name} className="group border-b border-border">
            <summary className="flex min-h-target cursor-pointer items-center justify-between gap-3 py-3 font-strong">
              {question}
              <ChevronDownIcon className="text-muted group-open:rotate-180" />
            </summary>
            <p className="pb-4">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
