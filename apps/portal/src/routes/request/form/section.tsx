import { useId, type ReactNode } from 'react';
import type { RequestStep } from '@saddlebag/domain/request';

interface SectionProps {
  readonly title: string;
  /** The only step in which narrow screens show the section. */
  readonly step?: RequestStep;
  readonly children: ReactNode;
}

/** A section of the form with its heading. */
export function Section({ title, step = 'FillOrderDetails', children }: SectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} data-step={step} className="flex flex-col gap-4">
      <h2 id={heading} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
