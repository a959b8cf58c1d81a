import { useUnit } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import { $flags } from '@saddlebag/domain/flags';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { QrPicture } from '../../../../widgets/share-link/index.ts';
import { slipFactsOf } from './slip-facts.ts';
import type { SlipPaper } from './slip-paper.model.ts';
import './slip.css';

/** The handover slip of an order, which goes onto the bag. It is black on white in every theme. */
export function Slip({ order, paper }: { order: Order; paper: SlipPaper }) {
  const t = useT();
  const format = useFormat();
  const [{ country, currency }, flags] = useUnit([$market, $flags]);
  const facts = slipFactsOf(order, country, flags);

  return (
    <article data-slot="slip" data-paper={paper}>
      <p data-slot="slip-code" data-length={facts.codeLength}>
        <bdi>{facts.code}</bdi>
      </p>
      <p data-slot="slip-order">
        <bdi>{facts.orderId}</bdi>
      </p>
      <p data-slot="slip-name">
        <bdi>{facts.name}</bdi>
      </p>
      {facts.unit && (
        <p>
          {t('slip.unit')} <bdi>{facts.unit}</bdi>
        </p>
      )}
      <p data-slot="slip-amount">
        {t(facts.payment)} {facts.amount !== null && <bdi>{format.formatMoney(facts.amount, currency)}</bdi>}
      </p>
      <QrPicture text={facts.orderId} label={t('slip.qr')} />
    </article>
  );
}
