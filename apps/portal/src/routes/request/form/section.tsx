import { useId, type ReactNode } from 'react';
import type { RequestStep } from '@saddlebag/domain/request';

interface SectionProps {
  readonly title: string;
  /** Small screens show the section in this step alone. */
  readonly step?: RequestStep;
  readonly children: ReactNode;
}

/** A group of the form under its question. */
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
