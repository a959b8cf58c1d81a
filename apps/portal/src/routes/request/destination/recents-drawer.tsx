import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import {
  $recentDestinations,
  recentDestinationRemoved,
  recentDestinationsCleared,
} from '@saddlebag/domain/request';
import { Button } from '@saddlebag/ui/button';
import { Drawer } from '@saddlebag/ui/drawer';
import { ClockIcon, CloseIcon } from '@saddlebag/ui/icon';
import { recentsDrawerClosed } from '../model.ts';

/** A drawer for deleting recent destinations, one by one or all at once. */
export function RecentsDrawer() {
  const t = useT();
  const [recents, erase, eraseAll, close] = useUnit([
    $recentDestinations,
    recentDestinationRemoved,
    recentDestinationsCleared,
    recentsDrawerClosed,
  ]);

  return (
    <Drawer.Root open onOpenChange={() => close()}>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>{t('recents.title')}</Drawer.Title>
          <Drawer.Close label={t('action.close')} />
        </Drawer.Header>
        <Drawer.Body>
          <p className="text-sm text-muted">{t('recents.body')}</p>
          <ul className="m-0 mt-4 flex list-none flex-col p-0">
            {recents.map((destination) => (
              <li key={destination.address} className="flex items-center gap-3 border-t border-border py-1">
                <ClockIcon className="shrink-0 text-muted" />
                <bdi className="min-w-0 flex-1 wrap-anywhere">{destination.address}</bdi>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={t('recents.remove', { address: destination.address })}
                  onClick={() => erase(destination)}
                >
                  <CloseIcon />
                </Button>
              </li>
            ))}
          </ul>
        </Drawer.Body>
        <Drawer.Footer>
          <Button variant="secondary" block onClick={() => eraseAll()}>
            {t('recents.remove-all')}
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer.Root>
  );
}
