import { brands } from 'virtual:saddlebag-brands';
import { Artwork } from '@saddlebag/ui/artwork';

/**
 * The brand's mark and wordmark. `compact` hides the wordmark on narrow screens. Storybook has several
 * brands. All are rendered, and CSS hides all but the active one, so that switching brands needs no render.
 */
export function WordMark({ compact = false, className }: { compact?: boolean; className?: string }) {
  return brands.map(({ id, name, logo }) => (
    <span
      key={id}
      data-slot="word-mark"
      data-only-brand={id}
      className={`flex items-center gap-2.5 ${className ?? ''}`}
    >
      <Artwork artwork={logo.mark} label={name} className="h-full w-auto shrink-0" />
      <Artwork artwork={logo.wordmark} className={`h-[72%] w-auto ${compact ? 'hidden sm:block' : ''}`} />
    </span>
  ));
}
