import '@saddlebag/ui/styles.css';
import '@saddlebag/ui/brands/mangrove.css';
import './host.css';
import { Button } from '@saddlebag/ui/button';
import { Drawer } from '@saddlebag/ui/drawer';
import { Field } from '@saddlebag/ui/field';
import { PhoneInput } from '@saddlebag/ui/phone-input';
import { UiProvider } from '@saddlebag/ui/provider';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Shop() {
  const [number, setNumber] = useState<string | null>(null);
  return (
    <UiProvider language="en" direction="ltr">
      <h1>Corner shop</h1>
      <p>This page has a stylesheet of its own and no Tailwind.</p>
      <button type="button" className="shop-button">
        A button of the shop
      </button>
      <h2>Deliveries</h2>
      <Drawer.Root>
        <Drawer.Trigger asChild>
          <Button className="wide">Request a rider</Button>
        </Drawer.Trigger>
        <Drawer.Content>
          <Drawer.Header>
            <Drawer.Title>Who gets it?</Drawer.Title>
            <Drawer.Close />
          </Drawer.Header>
          <Drawer.Body>
            <Field.Root>
              <Field.Label>Phone number</Field.Label>
              <PhoneInput
                country="BD"
                countries={['BD', 'GR', 'HK']}
                onValueChange={({ e164 }) => {
                  setNumber(e164);
                }}
              />
              <Field.Hint>The rider calls it at the door.</Field.Hint>
            </Field.Root>
            <p>{number === null ? 'No number yet' : `We call ${number}`}</p>
          </Drawer.Body>
          <Drawer.Footer>
            <Drawer.Close asChild>
              <Button variant="secondary">Back</Button>
            </Drawer.Close>
          </Drawer.Footer>
        </Drawer.Content>
      </Drawer.Root>
    </UiProvider>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Shop />);
