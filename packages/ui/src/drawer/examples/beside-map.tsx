import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { Drawer } from '../index.ts';

/** Non-modal: the page beside the drawer stays interactive, and a click there does not close the drawer. */
export function DrawerBesideMap() {
  const [clickCount, setClickCount] = useState(0);
  return (
    <>
      <Button
        onClick={() => {
          setClickCount(clickCount + 1);
        }}
      >
        Move the map ({clickCount})
      </Button>
      <Drawer.Root defaultOpen modal={false}>
        <Drawer.Content side="end">
          <Drawer.Header>
            <Drawer.Title>Follow the rider</Drawer.Title>
            <Drawer.Close />
          </Drawer.Header>
          <Drawer.Body>Farid is 4 minutes away.</Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
}
