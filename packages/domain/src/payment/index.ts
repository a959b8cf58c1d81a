export {
  $paymentSummary,
  $canLeavePayment,
  $isPaymentOpen,
  $payment,
  $paymentError,
  $stage,
  cancelRequested,
  cardConfirmed,
  encryptionFailed,
  paymentLeft,
  paymentRetried,
  paymentScreenOpened,
  type CardChoice,
  type PaymentErrorKey,
} from './payment.model.ts';
export { newCardSubmitted } from './new-card.model.ts';
export { paymentRestarted } from './restart.model.ts';
export { $intent } from './preparation.model.ts';
import './settlement.model.ts';
import './fee-renewal.model.ts';
export { $pageOrigin, bankPageRequested, openBankPageFx } from './bank.model.ts';
export { encryptCard, type UnencryptedCard } from './encrypt-card.ts';
export type { CardOffer, SavedCard } from '../api/index.ts';
export type { PaymentStage } from './stages.ts';
