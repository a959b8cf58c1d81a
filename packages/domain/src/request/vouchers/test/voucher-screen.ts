import type { ApiFailure } from '../../../api/failures.ts';
import { createOrderFx } from '../../../api/orders.ts';
import { validateVoucherFx, type ValidatedVoucher } from '../../../api/vouchers.ts';
import type { CreateOrderBody } from '../../../contracts/order.ts';
import { voucherRefusals } from '../../../contracts/voucher.ts';
import { failureError, requestScreen } from '../../testing/request-screen.ts';
import { voucherCodeTyped, voucherCodeSubmitted, voucherSectionOpened } from '../index.ts';

export const rejection = (message: string, translationKey: string | null = null): Error =>
  failureError({
    kind: 'rejected',
    status: 400,
    message,
    translationKey,
    retryAfterMs: null,
  } satisfies ApiFailure);
/** Rejects a voucher as the service does. */
export const rejectVoucher = (reason: keyof typeof voucherRefusals) =>
  Promise.reject(rejection(voucherRefusals[reason].message, voucherRefusals[reason].translationKey));

export type ValidationParams = Parameters<typeof validateVoucherFx>[0];
export const voucherTerms = { code: 'RIDE20', amount: 20, type: 'PERCENTAGE' } as const;
/** Reduces a fee by a fifth. The new signature contains the original one. */
export const discountByFifth = ({ fee }: ValidationParams): ValidatedVoucher => ({
  voucher: voucherTerms,
  fee: { amount: fee.amount * 0.8, signature: `${fee.signature} less a fifth` },
});

export type ScreenOptions = NonNullable<Parameters<typeof requestScreen>[0]>;
/** Opens a request screen with the voucher section. Vouchers reduce every fee by a fifth by default. */
export const openVoucherScreen = async ({ flags = {}, handlers = [], ...options }: ScreenOptions = {}) => {
  const sent: CreateOrderBody[] = [];
  const validations: ValidationParams[] = [];
  const overriddenEffects = new Set(handlers.map(([effect]) => effect));
  const defaultHandlers: NonNullable<ScreenOptions['handlers']> = [
    [validateVoucherFx, discountByFifth],
    [createOrderFx, ({ body }: { body: CreateOrderBody }) => (sent.push(body), { orderId: 'k4ch-000042' })],
  ];
  const screen = requestScreen({
    ...options,
    flags: { Voucher: true, ...flags },
    handlers: [...defaultHandlers.filter(([effect]) => !overriddenEffects.has(effect)), ...handlers].map(
      ([effect, handler]) =>
        effect === validateVoucherFx
          ? [
              effect,
              (params: ValidationParams) => (
                validations.push(params),
                (handler as (params: ValidationParams) => unknown)(params)
              ),
            ]
          : [effect, handler],
    ),
  });
  await screen.open();
  await screen.fire(voucherSectionOpened);
  return {
    ...screen,
    sent,
    validations,
    apply: async (code: string) => {
      await screen.fire(voucherCodeTyped, code);
      await screen.fire(voucherCodeSubmitted);
    },
  };
};
/** Opens the same screen with a valid form. */
export const openFilledVoucherScreen = async (options: ScreenOptions = {}) => {
  const screen = await openVoucherScreen(options);
  await screen.pickAddress();
  await screen.fillDetails();
  return screen;
};
