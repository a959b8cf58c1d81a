import { Button } from '../../button/button.tsx';
import { Drawer } from '../index.ts';
import type { DrawerSize } from '../index.ts';

const events = [
  'The order was received.',
  'A rider took it.',
  'The rider is at the counter, and waits because one of the dishes has to be made once more from the start.',
  'The rider has the bag.',
  'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle',
];

/** The body scrolls, while header and footer stay visible. */
export function DrawerLongContent({ size = 'md' }: { size?: DrawerSize }) {
  return (
    <Drawer.Root defaultOpen>
      <Drawer.Content size={size}>
        <Drawer.Header>
          <Drawer.Title>Everything that happened with the order y0ud-000042 since it came in</Drawer.Title>
          <Drawer.Close />
        </Drawer.Header>
        <Drawer.Body className="grid content-start gap-4" tabIndex={0} role="region" aria-label="Events">
          {Array.from({ length: 40 }, (_, index) => (
            <p key={index} className="m-0">
              {`${String(index + 1)}. ${events[index % events.length] ?? ''}`}
            </p>
          ))}
        </Drawer.Body>
        <Drawer.Footer>
          <Drawer.Close asChild>
            <Button variant="secondary">Back to the list of orders</Button>
          </Drawer.Close>
          <Button>Print</Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer.Root>
  );
}
