import { Button } from '../../button/button.tsx';
import { Popover } from '../index.ts';

export function PopoverBasic() {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button variant="secondary">What does it cost?</Button>
      </Popover.Trigger>
      <Popover.Content aria-label="Delivery fee">
        The fee depends on the distance and the hour.
      </Popover.Content>
    </Popover.Root>
  );
}
