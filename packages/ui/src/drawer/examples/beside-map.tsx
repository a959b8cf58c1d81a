import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { Drawer } from '../index.ts';

/** Not modal: what stands beside it stays live, and a press there does not close it. */
export function DrawerBesideMap() {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <Button
        onClick={() => {
          setPresses(presses + 1);
        }}
      >
        Move the map ({presses})
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
