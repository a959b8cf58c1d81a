import { useGate, useUnit } from 'effector-react';
import { Suspense, type FormEvent } from 'react';
import { useT } from '@saddlebag/domain/react';
import {
  $isServiceClosed,
  $isPreOrderOn,
  $step,
  $submission,
  draftFlushRequested,
} from '@saddlebag/domain/request';
import { lazyPart } from '../../lazy-part.tsx';
import { lazyScreen } from '../../lazy-screen.tsx';
import { useWideScreen } from '../../widgets/wide-screen/index.ts';
import { CustomerSection } from './customer/customer-section.tsx';
import { DestinationSection } from './destination/destination-section.tsx';
import { OrderSection } from './order/order-section.tsx';
import { PaymentHost } from './payment/payment-parts.ts';
import { PickUp } from './origin/pick-up.tsx';
import { RequestFooter } from './footer/request-footer.tsx';
import * as frame from './frame-class.ts';
import { MapPanel } from './map/map-panel.tsx';
import { $isStepHeld, nextPressed, RequestGate, submitPressed } from './model.ts';
import { StartOverButton } from './form/start-over-button.tsx';
import { usePageHide } from './form/use-page-hide.ts';

const OriginPage = lazyScreen(async () => (await import('./origin/page.tsx')).OriginPage);
const Questions = lazyPart(async () => (await import('./conditional-parts.ts')).Questions);
const SaveAddressButton = lazyPart(async () => (await import('./conditional-parts.ts')).SaveAddressButton);
const ServiceClosed = lazyPart(async () => (await import('./conditional-parts.ts')).ServiceClosed);
const RequestNotices = lazyPart(async () => (await import('./conditional-parts.ts')).RequestNotices);
const Steps = lazyPart(async () => (await import('./stepwise/steps.tsx')).Steps);
const FormShortcuts = lazyPart(async () => (await import('./shortcuts/form-shortcuts.tsx')).FormShortcuts);
const PasteToFill = lazyPart(async () => (await import('./paste/paste-to-fill.tsx')).PasteToFill);
const ScheduleSection = lazyPart(
  async () => (await import('./schedule/schedule-section.tsx')).ScheduleSection,
);
const RequestExtras = lazyPart(async () => (await import('./extras/request-extras.tsx')).RequestExtras);

/** The request screen: the form, the map and the button that requests the rider. */
export function RequestPage({ vendorId }: { vendorId: string }) {
  const t = useT();
  useGate(RequestGate, { vendorId });
  const isWide = useWideScreen();
  const [isClosed, isPreOrderOn, isHeld] = useUnit([$isServiceClosed, $isPreOrderOn, $isStepHeld]);
  const [step, submission, submit, openNextStep, storeDraft] = useUnit([
    $step,
    $submission,
    submitPressed,
    nextPressed,
    draftFlushRequested,
  ]);
  usePageHide(() => storeDraft());
  // Narrow screens show one step at a time.
  const isLastStep = isWide || step === 'FillPaymentDetails';
  const isBusy = submission.status === 'sending' || submission.status === 'checking';

  if (step.startsWith('AskForOrigin'))
    return (
      <Suspense>
        <OriginPage />
      </Suspense>
    );

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isHeld) return;
    (isLastStep ? submit : openNextStep)();
  };

  // Wide screens start with the customer's phone number, narrow ones with the address and the map.
  const saveAddress = <SaveAddressButton />;
  const customer = <CustomerSection key="customer" action={!isWide && saveAddress} />;
  const destination = <DestinationSection key="destination" action={isWide && saveAddress} />;

  return (
    <main id="content" tabIndex={-1} data-slot="request-page" className={frame.pageClass}>
      <form
        noValidate
        data-step={step}
        data-density="form"
        aria-busy={isBusy}
        className={frame.formClass}
        onSubmit={onSubmit}
      >
        <div data-slot="form-scroll" className={frame.fieldsClass}>
          <header className="flex flex-col gap-3 lg:gap-1">
            <div className="flex items-center justify-between gap-3">
              <h1 className={frame.titleClass}>{t('request.title')}</h1>
              <FormShortcuts onSend={() => submit()} />
              <StartOverButton disabled={isBusy} />
            </div>
            <PickUp />
            <RequestNotices />
          </header>
          {isClosed ? (
            <ServiceClosed />
          ) : (
            <fieldset disabled={isBusy} className="contents">
              {!isWide && (
                <div data-slot="request-steps">
                  <Steps />
                </div>
              )}
              <PasteToFill />
              {isWide ? [customer, destination] : [destination, customer]}
              {isPreOrderOn && <ScheduleSection />}
              <OrderSection />
              <RequestExtras />
            </fieldset>
          )}
        </div>
        {!isClosed && <RequestFooter isLastStep={isLastStep} />}
      </form>
      <PaymentHost />
      {isWide && <MapPanel className="min-h-0" />}
      <Questions />
    </main>
  );
}
