import { Drawer } from '../../drawer/index.ts';
import { Button } from '../../button/index.ts';
import { BasicAddressAutocomplete } from './basic.tsx';

/** Inside a modal drawer. The list can be clicked, and Escape closes the list before the drawer. */
export function AddressAutocompleteInDrawer() {
  return (
    <Drawer.Root defaultOpen>
      <Drawer.Trigger asChild>
        <Button>Open</Button>
      </Drawer.Trigger>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>Where to?</Drawer.Title>
        </Drawer.Header>
        <Drawer.Body>
          <BasicAddressAutocomplete />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
