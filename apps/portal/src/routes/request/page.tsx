import { useGate, useUnit } from 'effector-react';
import { lazy, Suspense, type FormEvent } from 'react';
import { useT } from '@saddlebag/domain/react';
import { $serviceHours, $step, $submission, draftFlushed } from '@saddlebag/domain/request';
import { Button } from '@saddlebag/ui/button';
import { useWideScreen } from '../../widgets/wide-screen/index.ts';
import { CustomerSection } from './parts/customer-section.tsx';
import { DestinationSection } from './parts/destination-section.tsx';
import { FeeQuestion } from './parts/fee-question.tsx';
import { OrderSection } from './parts/order-section.tsx';
import { PickUp } from './parts/pick-up.tsx';
import { PlacedElsewhere } from './parts/placed-elsewhere.tsx';
import { RequestFooter } from './parts/request-footer.tsx';
import { MapPanel } from './parts/map-panel.tsx';
import { ServiceClosed } from './parts/service-closed.tsx';
import { StartOverQuestion } from './parts/start-over-question.tsx';
import { RequestGate, startOverPressed, submitPressed } from './model.ts';
import { usePageLeaving } from './use-page-leaving.ts';

const OriginPage = lazy(async () => ({ default: (await import('./origin/origin-page.tsx')).OriginPage }));

/** Where a vendor requests a rider: one form beside the map, one button at its end. */
export function RequestPage({ vendorId }: { vendorId: string }) {
  const t = useT();
  useGate(RequestGate, { vendorId });
  const isWide = useWideScreen();
  const [step, hours, submission, submit, startOver, storeDraft] = useUnit([
    $step,
    $serviceHours,
    $submission,
    submitPressed,
    startOverPressed,
    draftFlushed,
  ]);
  usePageLeaving(() => storeDraft());
  const isBusy = submission.status === 'sending' || submission.status === 'checking';

  if (step.startsWith('AskForOrigin'))
    return (
      <Suspense>
        <OriginPage />
      </Suspense>
    );

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <main
      id="content"
      tabIndex={-1}
      data-slot="request-page"
      className="grid focus-visible:outline-none flex-1 lg:h-[calc(100dvh-var(--sb-size-header))] lg:flex-none lg:grid-rows-[minmax(0,1fr)] lg:grid-cols-[minmax(26rem,34rem)_1fr]"
    >
      <form
        noValidate
        aria-busy={isBusy}
        className="flex min-h-0 flex-col bg-surface lg:border-e lg:border-border"
        onSubmit={onSubmit}
      >
        <div className="flex flex-1 flex-col gap-8 px-5 pt-6 pb-8 lg:relative lg:scroll-py-4 lg:overflow-y-auto lg:px-8 lg:pt-8">
          <header className="flex flex-col gap-3">
            <div className="flex items-center justify-between gap-3">
              <h1 className="text-2xl">{t('request.title')}</h1>
              <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => startOver()}>
                {t('request.clear')}
              </Button>
            </div>
            <PickUp />
            <PlacedElsewhere />
          </header>
          {hours.status === 'closed' ? (
            <ServiceClosed />
          ) : (
            <fieldset disabled={isBusy} className="contents">
              <DestinationSection />
              <CustomerSection />
              <OrderSection />
            </fieldset>
          )}
        </div>
        {hours.status !== 'closed' && <RequestFooter />}
      </form>
      {isWide && <MapPanel className="min-h-0" />}
      <FeeQuestion />
      <StartOverQuestion />
    </main>
  );
}
