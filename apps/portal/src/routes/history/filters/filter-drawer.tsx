import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $canIncludeOutlets, countActiveFilters, defaultFilters } from '@saddlebag/domain/history';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { Drawer } from '@saddlebag/ui/drawer';
import { $state, filtersChanged } from '../model.ts';
import { OutletFilter } from './outlet-filter.tsx';
import { PhoneSearch } from './phone-search.tsx';
import { StatusChoice } from './status-choice.tsx';

const phoneFormId = 'history-phone-search';

/** A button with the number of active filters. It opens a drawer with all filters but the days. */
export function FilterDrawer() {
  const t = useT();
  const [{ filters }, canInclude, change] = useUnit([$state, $canIncludeOutlets, filtersChanged]);
  const [isOpen, setOpen] = useState(false);
  const count = countActiveFilters(filters, canInclude);
  const { status, phone, allOutlets } = defaultFilters;

  return (
    <Drawer.Root open={isOpen} onOpenChange={setOpen}>
      <Drawer.Trigger asChild>
        <Button variant="secondary" className="h-auto shrink-0 self-stretch">
          {t('history.filters.button', { count })}
        </Button>
      </Drawer.Trigger>
      <Drawer.Content aria-describedby={undefined}>
        <Drawer.Header>
          <Drawer.Title className="flex-1">{t('history.filters.title')}</Drawer.Title>
          <Drawer.Close aria-label={t('action.close')} />
        </Drawer.Header>
        <Drawer.Body className="flex flex-col gap-6">
          <PhoneSearch formId={phoneFormId} onSearch={() => setOpen(false)} />
          <StatusChoice />
          <OutletFilter />
        </Drawer.Body>
        <Drawer.Footer>
          {count > 0 && (
            <Button variant="secondary" onClick={() => change({ status, phone, allOutlets })}>
              {t('history.clear')}
            </Button>
          )}
          <Button type="submit" form={phoneFormId}>
            {t('history.filters.show')}
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer.Root>
  );
}
