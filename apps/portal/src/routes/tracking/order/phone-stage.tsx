import { useState } from 'react';
import type { Order } from '@saddlebag/domain/api';
import type { SheetHeight } from '@saddlebag/ui/sheet';
import { OrderDetail } from './order-detail.tsx';
import { OrderPlace } from './order-place.tsx';
import { OrderSheet } from './order-sheet.tsx';

/** An order on a phone: its map, which takes 40 % of the screen, and its details in a sheet over the map. */
export function PhoneStage({ order }: { order: Order }) {
  const [height, setHeight] = useState<SheetHeight>('half');
  const [peekLength, setPeekLength] = useState(0);

  return (
    <div className="relative h-[calc(100dvh-var(--sb-size-header)-3.5rem)] min-h-80 overflow-hidden bg-sunken">
      {/* The map ends where the sheet begins, so that it fits its pins into what is visible. */}
      <div
        className="absolute inset-x-0 top-0 bottom-[54%]"
        style={height === 'peek' ? { insetBlockEnd: peekLength } : undefined}
      >
        <OrderPlace order={order} fitPadding={36} />
      </div>
      <div
        data-slot="order-detail"
        data-status={order.status}
        className="pointer-events-none absolute inset-0"
      >
        <OrderSheet
          order={order}
          height={height}
          onHeightChange={setHeight}
          onPeekLengthChange={setPeekLength}
        >
          <OrderDetail order={order} areActionsFirst />
        </OrderSheet>
      </div>
    </div>
  );
}
