import { useUnit } from 'effector-react';
import { useId } from 'react';
import { useT } from '@saddlebag/domain/react';
import { searchesCleared } from '@saddlebag/domain/tracking';
import { Button } from '@saddlebag/ui/button';

/**
 * The recent searches below the search field. They cover the list instead of moving it, because a row that moves
 * while it is pressed opens another order.
 */
export function RecentSearches({
  searches,
  onPick,
}: {
  searches: readonly string[];
  onPick: (text: string) => void;
}) {
  const t = useT();
  const clear = useUnit(searchesCleared);
  const titleId = useId();

  return (
    <div
      role="presentation"
      data-slot="recent-searches"
      className="absolute inset-x-0 top-full z-popover mt-1 flex flex-col gap-2 rounded-card border border-border bg-raised p-3 shadow-floating"
      // Keeps the focus in the field: a press would otherwise close this list before its click.
      onMouseDown={(event) => event.preventDefault()}
    >
      <h2 id={titleId} className="m-0 font-sans text-sm font-strong text-muted">
        {t('tracking.recent-searches')}
      </h2>
      <div className="flex flex-wrap items-center gap-2">
        <ul aria-labelledby={titleId} className="contents">
          {searches.map((search) => (
            <li key={search} className="max-w-full list-none">
              <button
                type="button"
                className="flex min-h-target max-w-full cursor-pointer items-center rounded-full border border-border bg-surface px-4 text-sm hover:border-accent"
                onClick={() => onPick(search)}
              >
                <bdi className="truncate">{search}</bdi>
              </button>
            </li>
          ))}
        </ul>
        <Button variant="ghost" size="sm" onClick={() => clear()}>
          {t('tracking.clear-searches')}
        </Button>
      </div>
    </div>
  );
}
