import type { ApiFailure } from '../../../api/failures.ts';
import { createOrderFx } from '../../../api/orders.ts';
import { validateVoucherFx, type ValidatedVoucher } from '../../../api/vouchers.ts';
import type { CreateOrderBody } from '../../../contracts/order.ts';
import { voucherRefusals } from '../../../contracts/voucher.ts';
import { failureError, requestScreen } from '../../testing/request-screen.ts';
import { voucherCodeTyped, voucherApplied, voucherSectionOpened } from '../index.ts';

export const rejection = (message: string, translationKey: string | null = null): Error =>
  failureError({
    kind: 'rejected',
    status: 400,
    message,
    translationKey,
    retryAfterMs: null,
  } satisfies ApiFailure);
/** The service's no to a voucher. */
export const rejectVoucher = (reason: keyof typeof voucherRefusals) =>
  Promise.reject(rejection(voucherRefusals[reason].message, voucherRefusals[reason].translationKey));

/** What a validation was asked with. */
export type ValidationParams = Parameters<typeof validateVoucherFx>[0];
export const terms = { code: 'RIDE20', amount: 20, type: 'PERCENTAGE' } as const;
/** Takes a fifth off; the signature says of what. */
export const discountByFifth = ({ fee }: ValidationParams): ValidatedVoucher => ({
  voucher: terms,
  fee: { amount: fee.amount * 0.8, signature: `${fee.signature} less a fifth` },
});

export type ScreenOptions = NonNullable<Parameters<typeof requestScreen>[0]>;
/** A request screen with its place for vouchers shown; every fee loses a fifth. */
export const open = async ({ flags = {}, handlers = [], ...setting }: ScreenOptions = {}) => {
  const sent: CreateOrderBody[] = [];
  const asked: ValidationParams[] = [];
  const own = new Set(handlers.map(([effect]) => effect));
  const usual: NonNullable<ScreenOptions['handlers']> = [
    [validateVoucherFx, discountByFifth],
    [createOrderFx, ({ body }: { body: CreateOrderBody }) => (sent.push(body), { orderId: 'k4ch-000042' })],
  ];
  const screen = requestScreen({
    ...setting,
    flags: { Voucher: true, ...flags },
    handlers: [...usual.filter(([effect]) => !own.has(effect)), ...handlers].map(([effect, answer]) =>
      effect === validateVoucherFx
        ? [effect, (params: ValidationParams) => (asked.push(params), (answer as (params: ValidationParams) => unknown)(params))]
        : [effect, answer],
    ),
  });
  await screen.open();
  await screen.fire(voucherSectionOpened);
  return {
    ...screen,
    sent,
    asked,
    apply: async (code: string) => {
      await screen.fire(voucherCodeTyped, code);
      await screen.fire(voucherApplied);
    },
  };
};
/** The same, with everything filled in that the rules ask for. */
export const openFilled = async (setting: ScreenOptions = {}) => {
  const screen = await open(setting);
  await screen.pickAddress();
  await screen.fillDetails();
  return screen;
};
