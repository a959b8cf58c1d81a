import { useUnit } from 'effector-react';
import { useState, type ReactNode } from 'react';
import type { Order } from '@saddlebag/domain/api';
import { useT } from '@saddlebag/domain/react';
import { $now } from '@saddlebag/domain/tracking';
import { Sheet, type SheetHeight } from '@saddlebag/ui/sheet';
import { OrderTitle } from '../../../widgets/order-detail/index.ts';
import { ArrivalLine } from './arrival-line.tsx';
import { CallButton } from './call-button.tsx';
import { CloseOrder } from './close-order.tsx';

interface OrderSheetProps {
  readonly order: Order;
  readonly height: SheetHeight;
  readonly onHeightChange: (height: SheetHeight) => void;
  /** Reports the length of the lowest height in pixels. */
  readonly onPeekLengthChange: (length: number) => void;
  readonly children: ReactNode;
}

/** Returns a ref callback that reports the length of its element. */
const observeLength = (onChange: (length: number) => void) => (element: HTMLElement | null) => {
  if (element === null) return undefined;
  const observer = new ResizeObserver(() => onChange(element.offsetHeight));
  observer.observe(element);
  return () => observer.disconnect();
};

/** The details of an order on a phone: a sheet over the map. Its header shows status, arrival and a call. */
export function OrderSheet({ order, height, onHeightChange, onPeekLengthChange, children }: OrderSheetProps) {
  const t = useT();
  const now = useUnit($now);
  const [measureHeader] = useState(() => observeLength(onPeekLengthChange));

  return (
    <Sheet.Root
      halfFraction={0.54}
      height={height}
      onHeightChange={onHeightChange}
      className="pointer-events-auto"
    >
      <Sheet.Header ref={measureHeader} className="flex flex-col gap-2">
        <Sheet.Handle
          labels={{
            name: t('tracking.sheet.name'),
            peek: t('tracking.sheet.peek'),
            half: t('tracking.sheet.half'),
            full: t('tracking.sheet.full'),
          }}
        />
        <div className="flex items-start gap-2">
          <OrderTitle order={order} now={now} />
          <CallButton order={order} />
          <CloseOrder />
        </div>
        <ArrivalLine order={order} />
      </Sheet.Header>
      <Sheet.Body key={order.id} className="flex flex-col gap-6">
        {children}
      </Sheet.Body>
    </Sheet.Root>
  );
}
