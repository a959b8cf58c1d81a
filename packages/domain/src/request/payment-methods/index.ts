export { $hasNoPaymentMethod, paymentMethodsRequested } from './methods.model.ts';
export { $hasUnfinishedPayment } from './unfinished.model.ts';
export { paymentErrorTexts, type PaymentError } from './texts.ts';
