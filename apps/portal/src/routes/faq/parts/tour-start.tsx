import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { Tour, tourStarted } from '../../../widgets/tour/index.ts';

/** Starts the welcome tour, as often as the user wants. */
export function TourStart() {
  const t = useT();
  const start = useUnit(tourStarted);

  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => start()}>
        {t('tour.take')}
      </Button>
      <Tour />
    </>
  );
}
