import { useId, type ReactNode } from 'react';

/** A group of the form under its question. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-4">
      <h2 id={heading} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
