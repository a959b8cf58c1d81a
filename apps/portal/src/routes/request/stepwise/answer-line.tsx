import type { ReactNode } from 'react';

interface AnswerLineProps {
  /** Emphasizes the line. */
  readonly isMain?: boolean;
  readonly dir?: 'ltr';
  readonly children: ReactNode;
}

/** A line of an answer, in the direction of its text. Renders nothing without content. */
export function AnswerLine({ isMain = false, dir, children }: AnswerLineProps) {
  if (!children) return null;
  return (
    <span className={`block wrap-anywhere ${isMain ? 'font-strong' : 'text-sm text-muted'}`}>
      <bdi dir={dir}>{children}</bdi>
    </span>
  );
}
