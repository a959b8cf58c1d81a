import { Button } from '../../button/button.tsx';
import { Drawer } from '../../drawer/index.ts';
import { HistoryDays } from './history.tsx';

/** In a drawer: Escape closes the panel first, and the drawer only when pressed again. */
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
          <HistoryDays />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
