import { useUnit } from 'effector-react';
import { useFormat, useT } from '@saddlebag/domain/react';
import { voucherRemoved, type DraftVoucher } from '@saddlebag/domain/vouchers';
import { $market } from '@saddlebag/domain/vendors';
import { Button } from '@saddlebag/ui/button';
import { CloseIcon, ReceiptIcon } from '@saddlebag/ui/icon';
import { Spinner } from '@saddlebag/ui/spinner';

/** The voucher of the request: its code, discount and status, with a button that removes it. */
export function VoucherCard({ voucher: { code, terms, status } }: { voucher: DraftVoucher }) {
  const t = useT();
  const format = useFormat();
  const [market, remove] = useUnit([$market, voucherRemoved]);
  const isPercentage = terms?.type === 'PERCENTAGE';
  const worth =
    terms &&
    (isPercentage
      ? new Intl.NumberFormat(format.locale, { style: 'percent' }).format(terms.amount / 100)
      : format.formatMoney(terms.amount, market.currency));

  return (
    <div
      data-slot="voucher-card"
      data-status={status}
      className="flex min-h-control items-center gap-3 rounded-card border border-border bg-sunken ps-4 pe-1.5 py-1.5"
    >
      {status === 'checking' ? <Spinner label={t('voucher.checking')} /> : <ReceiptIcon />}
      <p className="min-w-0 flex-1 text-sm">
        <span className="block font-strong wrap-anywhere">
          <bdi>{terms?.code ?? code}</bdi>
        </span>
        <span className="text-muted">
          {status === 'checking' && t('voucher.checking')}
          {status === 'waiting' && t('voucher.waiting')}
          {status === 'applied' && worth !== null && t('voucher.worth', { worth })}
        </span>
      </p>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('voucher.remove', { code: terms?.code ?? code })}
        onClick={() => remove()}
      >
        <CloseIcon />
      </Button>
    </div>
  );
}
