import { brands } from 'virtual:saddlebag-brands';
import { Artwork } from '@saddlebag/ui/artwork';

/** The brand's sign and word-mark; `compact` leaves the sign alone on narrow screens. */
export function WordMark({ compact = false, className }: { compact?: boolean; className?: string }) {
  const { name, logo } = brands[0];
  return (
    <span data-slot="word-mark" className={`flex items-center gap-2.5 ${className ?? ''}`}>
      <Artwork artwork={logo.mark} label={name} className="h-full w-auto shrink-0" />
      <Artwork artwork={logo.wordmark} className={`h-[72%] w-auto ${compact ? 'hidden sm:block' : ''}`} />
    </span>
  );
}
