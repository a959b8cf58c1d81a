import { useT } from '@saddlebag/domain/react';
import { createToastInCard, useToastInCard } from '../../../widgets/toast-in-card/index.ts';

const toastInCard = createToastInCard('history.cant-retrieve-past-orders');

/** Says in the table that the orders did not load, with the message of the service. */
export function LoadingFailure() {
  const t = useT();
  const toastText = useToastInCard(toastInCard);
  return <span role="alert">{toastText ?? t('history.failed')}</span>;
}
