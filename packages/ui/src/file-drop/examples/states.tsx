import { FileDrop } from '../index.ts';

const noop = () => undefined;
const longName = `orders-of-all-outlets-${'in-dhaka-and-chattogram-'.repeat(6)}2026-11-21.xlsx`;

export function FileDropStates() {
  return (
    <div className="grid max-w-lg gap-6">
      <FileDrop.Root label="Orders" hint="One .xlsx file." accept={['.xlsx']} onFilesAccept={noop}>
        <FileDrop.Item
          name="orders.xlsx"
          size={48_213}
          status={{ kind: 'uploading', percent: 42 }}
          onCancel={noop}
        />
        <FileDrop.Item name="طلبات الشحن.xlsx" size={912} status={{ kind: 'processing' }} onCancel={noop} />
        <FileDrop.Item name="banani.xlsx" size={2_402_000} status={{ kind: 'done' }} onRemove={noop} />
        <FileDrop.Item
          name={longName}
          size={5_242_880}
          status={{ kind: 'failed', reason: 'The connection broke. Nothing was sent.' }}
          onRetry={noop}
          onRemove={noop}
        />
      </FileDrop.Root>
      <FileDrop.Root label="Wrong" error="The file has no rows." accept={['.xlsx']} onFilesAccept={noop} />
      <FileDrop.Root label="Not now" disabled accept={['.xlsx']} onFilesAccept={noop} />
    </div>
  );
}
