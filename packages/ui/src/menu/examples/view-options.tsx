import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { MapIcon } from '../../icon/map-icon.tsx';
import { Menu } from '../index.ts';

/** Options instead of actions: a checkbox, a radio group and a submenu. */
export function MenuViewOptions() {
  const [isSoundOn, setSoundOn] = useState(true);
  const [sortOrder, setSortOrder] = useState('newest');
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button variant="secondary">View</Button>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.CheckboxItem
          checked={isSoundOn}
          onCheckedChange={setSoundOn}
          onSelect={(event) => {
            event.preventDefault();
          }}
        >
          Sound for new orders
        </Menu.CheckboxItem>
        <Menu.Separator />
        <Menu.Label>Order by</Menu.Label>
        <Menu.RadioGroup aria-label="Order by" value={sortOrder} onValueChange={setSortOrder}>
          <Menu.RadioItem value="newest">Newest first</Menu.RadioItem>
          <Menu.RadioItem value="late">Late orders first, then by the time of delivery</Menu.RadioItem>
        </Menu.RadioGroup>
        <Menu.Separator />
        <Menu.Sub>
          <Menu.SubTrigger icon={<MapIcon />}>Map</Menu.SubTrigger>
          <Menu.SubContent>
            <Menu.Item>Show all riders</Menu.Item>
            <Menu.Item>Show the delivery area</Menu.Item>
          </Menu.SubContent>
        </Menu.Sub>
      </Menu.Content>
    </Menu.Root>
  );
}
