import { ListIcon } from '../../icon/list-icon.tsx';
import { RiderIcon } from '../../icon/rider-icon.tsx';
import { NavTabs } from '../index.ts';

export function NavTabsPortal() {
  return (
    <NavTabs.Root aria-label="Main">
      <NavTabs.Item href="#request" active>
        <RiderIcon /> Request
      </NavTabs.Item>
      <NavTabs.Item href="#tracking">
        <ListIcon /> Tracking
      </NavTabs.Item>
      <NavTabs.Item href="#history">History</NavTabs.Item>
      <NavTabs.Item href="#bulk">Bulk order</NavTabs.Item>
    </NavTabs.Root>
  );
}
