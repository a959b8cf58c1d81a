import { useGate, useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { Drawer } from '@saddlebag/ui/drawer';
import { ClockIcon, HelpIcon, ListIcon, RiderIcon } from '@saddlebag/ui/icon';
import { $step, TourGate, stepFinished, tourFinished, tourSkipped, tourSteps } from './tour.model.ts';

const icons: Readonly<Record<(typeof tourSteps)[number], ReactNode>> = {
  request: <RiderIcon size={40} />,
  tracking: <ListIcon size={40} />,
  history: <ClockIcon size={40} />,
  help: <HelpIcon size={40} />,
};

/** The welcome tour: one screen of the portal per step. */
export function Tour() {
  const t = useT();
  useGate(TourGate);
  const [step, goOn, skip, finish] = useUnit([$step, stepFinished, tourSkipped, tourFinished]);
  const name = tourSteps[step ?? 0] ?? 'request';
  const isLast = name === 'help';

  return (
    <Drawer.Root open={step !== null} onOpenChange={(isOpen) => !isOpen && skip()}>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>{t('tour.title')}</Drawer.Title>
          <Drawer.Close label={t('action.close')} />
        </Drawer.Header>
        <Drawer.Body>
          <div aria-live="polite" className="flex flex-col gap-4">
            <span className="text-accent-text">{icons[name]}</span>
            <p className="text-sm text-muted">
              {t('tour.progress', { step: (step ?? 0) + 1, count: tourSteps.length })}
            </p>
            <h3 className="text-lg">{t(`tour.${name}-title`)}</h3>
            <p>{t(`tour.${name}-body`)}</p>
          </div>
        </Drawer.Body>
        <Drawer.Footer>
          <Button variant="ghost" onClick={() => skip()}>
            {t('tour.skip')}
          </Button>
          <Button className="ms-auto" onClick={() => (isLast ? finish() : goOn())}>
            {t(isLast ? 'tour.start' : 'tour.next')}
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer.Root>
  );
}
