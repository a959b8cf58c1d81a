import { zodResolver } from '@hookform/resolvers/zod';
import { useUnit } from 'effector-react';
import { useController, useForm } from 'react-hook-form';
import type { Order } from '@saddlebag/domain/api';
import {
  cancellationFormSchema,
  cancellationSubmitted,
  type CancellationForm,
} from '@saddlebag/domain/cancellation';
import { useT } from '@saddlebag/domain/react';
import { Drawer } from '@saddlebag/ui/drawer';
import { CancelFooter } from './cancel-footer.tsx';
import { CancelReasons } from './cancel-reasons.tsx';
import { LesserChange } from './lesser-change.tsx';

/**
 * The reason of a cancellation, what it costs, and the buttons that keep or cancel the order. Not a `<form>`: Enter on a
 * reason must not cancel the order.
 */
export function CancelForm({ order }: { order: Order }) {
  const t = useT();
  const submitted = useUnit(cancellationSubmitted);
  const { control, handleSubmit } = useForm<CancellationForm>({
    resolver: zodResolver(cancellationFormSchema),
  });
  const { field, fieldState } = useController({ control, name: 'reason' });
  // Undefined until the vendor has chosen one.
  const reason: CancellationForm['reason'] | undefined = field.value;
  const error = fieldState.error?.message && t(fieldState.error.message);

  return (
    <>
      <Drawer.Body className="flex flex-col gap-5">
        <LesserChange order={order} />
        <CancelReasons
          ref={(group) => field.ref(group?.querySelector('input') ?? null)}
          value={reason ?? null}
          error={error}
          onChoose={field.onChange}
        />
      </Drawer.Body>
      <CancelFooter
        order={order}
        reason={reason ?? null}
        error={error}
        onConfirm={() => void handleSubmit((values) => submitted(values))()}
      />
    </>
  );
}
