import { useGate, useUnit } from 'effector-react';
import type { FormEvent } from 'react';
import {
  $hasChanges,
  $isModifying,
  $modificationQuestion,
  $view,
  modificationQuestionAnswered,
} from '@saddlebag/domain/modification';
import { useT } from '@saddlebag/domain/react';
import { draftFlushRequested, draftDiscarded } from '@saddlebag/domain/request';
import { Button } from '@saddlebag/ui/button';
import { useWideScreen } from '../../../widgets/wide-screen/index.ts';
import { FormShortcuts } from '../shortcuts/form-shortcuts.tsx';
import { fieldsClass, formClass } from '../frame-class.ts';
import { FeeQuestion } from '../questions/fee-question.tsx';
import { MapPanel } from '../map/map-panel.tsx';
import { PickUp } from '../origin/pick-up.tsx';
import { usePageHide } from '../form/use-page-hide.ts';
import { ModifyGate, modifyPressed } from './model.ts';
import { ModifyFields } from './modify-fields.tsx';
import { ModifyFooter } from './modify-footer.tsx';
import { ModifyPlaceholder } from './modify-placeholder.tsx';
import { TooLateToModify } from './too-late-to-modify.tsx';

/** The screen that modifies an order that has no rider yet: the request form, filled in with the order. */
export function ModifyPage({ vendorId, orderId }: { vendorId: string; orderId: string }) {
  const t = useT();
  useGate(ModifyGate, { vendorId, orderId });
  const isWide = useWideScreen();
  const [view, isBusy, hasChanges] = useUnit([$view, $isModifying, $hasChanges]);
  const [question, answer] = useUnit([$modificationQuestion, modificationQuestionAnswered]);
  const [submit, undo, storeDraft] = useUnit([modifyPressed, draftDiscarded, draftFlushRequested]);
  usePageHide(() => storeDraft());
  const hasOrder = view === 'ready' || view === 'settled';

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <main
      id="content"
      tabIndex={-1}
      data-slot="modify-page"
      data-view={view}
      className="grid grid-cols-[minmax(0,1fr)] focus-visible:outline-none flex-1 lg:h-[calc(100dvh-var(--sb-size-header))] lg:flex-none lg:grid-rows-[minmax(0,1fr)] lg:grid-cols-[minmax(26rem,34rem)_1fr]"
    >
      <form noValidate aria-busy={isBusy} data-density="form" className={formClass} onSubmit={onSubmit}>
        <div className={fieldsClass}>
          <header className="flex flex-col gap-3">
            <div className="flex items-center justify-between gap-3">
              <h1 className="me-auto text-2xl">{t('modify.title', { id: orderId })}</h1>
              <FormShortcuts onSend={() => submit()} />
              {view === 'ready' && hasChanges && (
                <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => undo()}>
                  {t('modify.undo')}
                </Button>
              )}
            </div>
            <PickUp />
          </header>
          {view === 'settled' && <TooLateToModify />}
          {hasOrder ? (
            <ModifyFields disabled={isBusy || view === 'settled'} />
          ) : (
            <ModifyPlaceholder view={view} />
          )}
        </div>
        {view === 'ready' && <ModifyFooter />}
      </form>
      {isWide && <MapPanel className="min-h-0" />}
      {question?.check === 'fee' && (
        <FeeQuestion amount={question.amount} submitKey="modify.submit-at" onAnswer={(yes) => answer(yes)} />
      )}
      {question?.check === 'higher-fee' && (
        <FeeQuestion
          amount={question.amount}
          titleKey={question.lostDiscount > 0 ? 'modify.voucher-dropped' : 'modify.higher-fee'}
          submitKey="modify.submit-at"
          onAnswer={(yes) => answer(yes)}
        />
      )}
    </main>
  );
}
