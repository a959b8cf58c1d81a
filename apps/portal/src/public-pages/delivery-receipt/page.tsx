import type { PublicOrder } from '@saddlebag/domain/public-pages';
import { LinkPage } from '../order/link-page.tsx';
import { PendingReceipt } from './pending-receipt.tsx';
import { Receipt } from './receipt.tsx';
import './texts.ts';

/** The public receipt of a delivery. It prints on one page. */
export function DeliveryReceiptPage() {
  return <LinkPage title="receipt">{(order) => <ReceiptOf order={order} />}</LinkPage>;
}

function ReceiptOf({ order }: { order: PublicOrder }) {
  return order.receipt ? (
    <Receipt order={order} receipt={order.receipt} />
  ) : (
    <PendingReceipt phase={order.phase} />
  );
}
