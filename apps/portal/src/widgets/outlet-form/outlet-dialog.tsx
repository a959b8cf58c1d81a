import { useGate, useUnit } from 'effector-react';
import {
  $editedId,
  $initialForm,
  $isOutletFormRestored,
  $isOutletFormEdited,
  $outletView,
  outletFormDiscarded,
  outletLoadRetried,
} from '@saddlebag/domain/outlets';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { Drawer } from '@saddlebag/ui/drawer';
import { EmptyState } from '@saddlebag/ui/empty-state';
import { AlertIcon } from '@saddlebag/ui/icon';
import { Spinner } from '@saddlebag/ui/spinner';
import { CloseDrawerOnBack } from '../history-entry/index.ts';
import { discardQuestion } from './discard-question.ts';
import { OutletFields } from './outlet-fields.tsx';
import { OutletGate } from './outlet-form.model.ts';

interface OutletDialogProps {
  /** The outlet to edit. Null to add one. */
  readonly vendorId: string | null;
  readonly onClose: () => void;
}

/** The drawer in which a vendor adds or edits a collection point (specification 001, section 2). */
export function OutletDialog({ vendorId, onClose }: OutletDialogProps) {
  const t = useT();
  useGate(OutletGate, { vendorId });
  const [editedId, initial, isRestored, isEdited, modelView, discard, retry] = useUnit([
    $editedId,
    $initialForm,
    $isOutletFormRestored,
    $isOutletFormEdited,
    $outletView,
    outletFormDiscarded,
    outletLoadRetried,
  ]);
  // The gate reports the outlet only after the first render.
  const view = editedId === vendorId ? modelView : 'loading';

  return (
    <>
      <Drawer.Root
        open
        dirty={isEdited}
        confirmDiscard={() =>
          discardQuestion.ask({
            title: t('outlet.discard-title'),
            description: t('outlet.discard-body'),
            tone: 'danger',
            labels: {
              cancel: t('outlet.discard-keep'),
              submit: t('outlet.discard'),
              close: t('action.close'),
            },
          })
        }
        onOpenChange={() => {
          discard();
          onClose();
        }}
      >
        <CloseDrawerOnBack name="outlet-form" />
        <Drawer.Content size="lg">
          <Drawer.Header>
            <Drawer.Title>{t(vendorId === null ? 'outlet.add-title' : 'outlet.edit-title')}</Drawer.Title>
            <Drawer.Close label={t('action.close')} />
          </Drawer.Header>
          {view === 'ready' && initial ? (
            <OutletFields
              initial={initial}
              isRestored={isRestored}
              isEdit={vendorId !== null}
              onSaved={onClose}
            />
          ) : (
            <Drawer.Body className="grid place-items-center">
              {view === 'failed' ? (
                <EmptyState
                  icon={<AlertIcon />}
                  title={t('outlet.failed-title')}
                  description={t('outlet.failed-body')}
                >
                  <Button onClick={() => retry()}>{t('action.retry')}</Button>
                </EmptyState>
              ) : (
                <Spinner label={t('outlet.loading')} />
              )}
            </Drawer.Body>
          )}
        </Drawer.Content>
      </Drawer.Root>
      <discardQuestion.Host />
    </>
  );
}
