import { Button } from '../../button/button.tsx';
import { DescriptionList } from '../../description-list/index.ts';
import { StatusBadge } from '../../status-badge/status-badge.tsx';
import { Drawer } from '../index.ts';

export function DrawerOrderDetails() {
  return (
    <Drawer.Root>
      <Drawer.Trigger asChild>
        <Button variant="secondary">Show the order</Button>
      </Drawer.Trigger>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>y0ud-000042</Drawer.Title>
          <Drawer.Close />
        </Drawer.Header>
        <Drawer.Body className="grid content-start gap-4">
          <StatusBadge tone="info" live className="justify-self-start">
            Rider on the way
          </StatusBadge>
          <DescriptionList.Root>
            <DescriptionList.Item term="Customer">Amina Rahman</DescriptionList.Item>
            <DescriptionList.Item term="Address">House 14, Road 7, Dhanmondi, Dhaka</DescriptionList.Item>
            <DescriptionList.Item term="To collect">৳ 1,250.00</DescriptionList.Item>
          </DescriptionList.Root>
        </Drawer.Body>
        <Drawer.Footer>
          <Drawer.Close asChild>
            <Button variant="secondary">Back</Button>
          </Drawer.Close>
          <Button variant="danger">Cancel the order</Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer.Root>
  );
}
