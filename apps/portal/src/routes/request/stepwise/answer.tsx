import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useT } from '@saddlebag/domain/react';
import { stepSelected, type VisibleStep } from '@saddlebag/domain/stepwise';

interface AnswerProps {
  readonly icon: ReactNode;
  /** The label of the question, for screen readers. */
  readonly name: string;
  /** The step that edits the answer. */
  readonly step: VisibleStep;
  readonly children: ReactNode;
}

/** An answer from an earlier step. A tap opens that step. */
export function Answer({ icon, name, step, children }: AnswerProps) {
  const t = useT();
  const openStep = useUnit(stepSelected);

  return (
    <li>
      <button
        type="button"
        data-slot="answer"
        className="flex min-h-14 w-full cursor-pointer items-center gap-3 bg-transparent px-4 py-2.5 text-start text-text"
        onClick={() => openStep(step)}
      >
        <span className="shrink-0 text-accent-text">{icon}</span>
        <span className="min-w-0 flex-1">
          <span className="sr-only">{name}: </span>
          {children}
        </span>
        <span className="shrink-0 text-sm font-strong text-link">{t('steps.change')}</span>
      </button>
    </li>
  );
}
