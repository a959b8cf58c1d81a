import { draftScope } from './use-draft-tokens.ts';
import type { ContrastFinding } from '../../packages/ui/tokens/index.ts';

/**
 * Shows the foreground as a mark on the background. The mark is not text, because a failing pair would
 * violate the contrast check of the story.
 */
export function PairSwatch({ theme, foreground, background }: PairSwatchProps) {
  return (
    <svg
      viewBox="0 0 44 28"
      aria-hidden="true"
      data-brand={draftScope}
      data-theme={theme}
      className="h-7 w-11 shrink-0 rounded-tag"
    >
      <path d="M0 0h44v28H0z" style={{ fill: `var(--sb-color-${background})` }} />
      <path
        d="M12 20 17 8l5 12M14 16h6M27 9v11M33 20V14"
        fill="none"
        strokeWidth="2"
        style={{ stroke: `var(--sb-color-${foreground})` }}
      />
    </svg>
  );
}

type PairSwatchProps = Pick<ContrastFinding, 'theme' | 'foreground' | 'background'>;
