import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { useWideScreen } from '../../widgets/wide-screen/index.ts';
import { OutletFilter } from './filters/outlet-filter.tsx';
import { $state, overviewChanged } from './model.ts';

/** The title of the screen, and what applies to all of it: the outlets, the summary and the day sheet. */
export function PageHeader() {
  const t = useT();
  const isWide = useWideScreen();
  const [{ overview }, change] = useUnit([$state, overviewChanged]);

  return (
    <header className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
      <h1 className="text-2xl">{t('history.title')}</h1>
      <div className="flex flex-wrap items-center gap-x-2">
        {isWide && <OutletFilter />}
        {(['summary', 'sheet'] as const).map((name) => (
          <Button
            key={name}
            variant="ghost"
            size="sm"
            className={overview === name ? 'bg-accent-subtle text-on-accent-subtle' : ''}
            aria-expanded={overview === name}
            onClick={() => change(overview === name ? 'none' : name)}
          >
            {t(`history.${name}.button`)}
          </Button>
        ))}
      </div>
    </header>
  );
}
