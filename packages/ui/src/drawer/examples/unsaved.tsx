import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { createConfirm } from '../../confirm-dialog/create-confirm.tsx';
import { TextField } from '../../text-field/text-field.tsx';
import { Drawer } from '../index.ts';

const confirm = createConfirm();

/** Asks for confirmation before unsaved input is lost. */
export function DrawerUnsaved() {
  const [label, setLabel] = useState('');
  return (
    <>
      <Drawer.Root
        dirty={label !== ''}
        confirmDiscard={() =>
          confirm.ask({
            title: 'Leave without saving?',
            description: 'What you typed will be lost.',
            tone: 'danger',
            labels: { cancel: 'Keep editing', submit: 'Leave' },
          })
        }
      >
        <Drawer.Trigger asChild>
          <Button>Add an outlet</Button>
        </Drawer.Trigger>
        <Drawer.Content>
          <Drawer.Header>
            <Drawer.Title>New outlet</Drawer.Title>
            <Drawer.Close />
          </Drawer.Header>
          <Drawer.Body>
            <TextField label="Label" value={label} onValueChange={setLabel} />
          </Drawer.Body>
          <Drawer.Footer>
            <Button>Save</Button>
          </Drawer.Footer>
        </Drawer.Content>
      </Drawer.Root>
      <confirm.Host />
    </>
  );
}
