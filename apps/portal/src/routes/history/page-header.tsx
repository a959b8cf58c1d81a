import { useUnit } from 'effector-react';
import { $canIncludeOutlets } from '@saddlebag/domain/history';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { Switch } from '@saddlebag/ui/switch';
import { $state, filtersChanged } from './model.ts';

/** The title of the screen, and what applies to all of it: the outlets and the summary. */
export function PageHeader({
  isSummaryShown,
  onSummaryToggle,
}: {
  isSummaryShown: boolean;
  onSummaryToggle: () => void;
}) {
  const t = useT();
  const [{ filters }, canInclude, change] = useUnit([$state, $canIncludeOutlets, filtersChanged]);

  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <h1 className="text-2xl">{t('history.title')}</h1>
      <div className="flex flex-wrap items-center gap-x-4">
        {canInclude && (
          <Switch
            checked={filters.allOutlets}
            onCheckedChange={(allOutlets) => {
              change({ allOutlets });
            }}
          >
            {t('history.all-outlets')}
          </Switch>
        )}
        <Button variant="ghost" size="sm" aria-expanded={isSummaryShown} onClick={onSummaryToggle}>
          {t(isSummaryShown ? 'history.summary.hide' : 'history.summary.show')}
        </Button>
      </div>
    </header>
  );
}
