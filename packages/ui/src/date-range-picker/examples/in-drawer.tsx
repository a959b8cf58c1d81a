import { Button } from '../../button/button.tsx';
import { Drawer } from '../../drawer/index.ts';
import { HistoryDateRange } from './history.tsx';

/** A picker inside a drawer. The first Escape closes the panel, the second closes the drawer. */
export function HistoryInDrawer() {
  return (
    <Drawer.Root defaultOpen>
      <Drawer.Trigger asChild>
        <Button>Show the history</Button>
      </Drawer.Trigger>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>History</Drawer.Title>
          <Drawer.Close />
        </Drawer.Header>
        <Drawer.Body>
          <HistoryDateRange />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
