import { Button } from '../../button/button.tsx';
import { RiderIcon } from '../../icon/rider-icon.tsx';
import { EmptyState } from '../empty-state.tsx';

export function EmptyStateNoOrders() {
  return (
    <EmptyState
      icon={<RiderIcon size={32} />}
      title="No orders yet today"
      description="As soon as you request a rider, you can follow the delivery here."
    >
      <Button>Request a rider</Button>
    </EmptyState>
  );
}
