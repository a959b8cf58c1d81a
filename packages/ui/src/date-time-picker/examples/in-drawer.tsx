import { Button } from '../../button/button.tsx';
import { Drawer } from '../../drawer/index.ts';
import { DeliverLater } from './deliver-later.tsx';

export function DeliverLaterInDrawer() {
  return (
    <Drawer.Root defaultOpen>
      <Drawer.Trigger asChild>
        <Button>Deliver later</Button>
      </Drawer.Trigger>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>Deliver later</Drawer.Title>
          <Drawer.Close />
        </Drawer.Header>
        <Drawer.Body>
          <DeliverLater />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
