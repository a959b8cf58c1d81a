import { Button } from '../../button/button.tsx';
import { Checkbox } from '../../checkbox/checkbox.tsx';
import { Popover } from '../index.ts';

/** A popover with controls. Tab moves through the controls and then to the next element of the page. */
export function PopoverFilters() {
  return (
    <div className="flex flex-wrap gap-3">
      <Popover.Root>
        <Popover.Trigger asChild>
          <Button variant="secondary">Filters</Button>
        </Popover.Trigger>
        <Popover.Content aria-label="Filters" className="grid gap-2">
          <Checkbox>Cash on delivery</Checkbox>
          <Checkbox>Late only</Checkbox>
          <Popover.Close asChild>
            <Button size="sm">Done</Button>
          </Popover.Close>
        </Popover.Content>
      </Popover.Root>
      <Button variant="ghost">Export</Button>
    </div>
  );
}
