import { memo } from 'react';
import type { Translate } from '@saddlebag/domain/i18n';
import { RefreshIcon } from '@saddlebag/ui/icon';

const icon = <RefreshIcon size={18} />;

/** The button that repeats a row's order. Memoized, so updates of the order do not render it again. */
export const RepeatOrder = memo(function RepeatOrder({
  id,
  name,
  t,
  onRepeat,
}: {
  id: string;
  /** The customer's name. */
  name: string;
  t: Translate;
  onRepeat: (id: string) => void;
}) {
  return (
    <button
      type="button"
      data-slot="repeat-order"
      data-repeat-of={id}
      aria-label={t('order.repeat-of', { name })}
      onClick={() => {
        onRepeat(id);
      }}
      className="absolute end-4 top-[calc(50%-0.25rem)] grid size-target -translate-y-1/2 cursor-pointer place-items-center rounded-control text-muted hover:bg-sunken hover:text-text"
    >
      {icon}
    </button>
  );
});
