import { useId, type ReactNode } from 'react';
import type { RequestStep } from '@saddlebag/domain/request';

interface SectionProps {
  readonly title: string;
  /** The only step in which narrow screens show the section. */
  readonly step?: RequestStep;
  /** A button at the end of the heading's line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the form with its heading. */
export function Section({ title, step = 'FillOrderDetails', action, children }: SectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} data-step={step} className="flex flex-col gap-4 lg:gap-2">
      <div data-slot="section-header" className="flex flex-wrap items-center gap-x-3">
        <h2 id={heading} className="me-auto text-lg lg:text-md">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
