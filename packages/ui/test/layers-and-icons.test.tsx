import { describe } from 'vitest';
import { Drawer } from '../src/drawer/index.ts';
import * as icons from '../src/icon/index.ts';
import { Popover } from '../src/popover/index.ts';
import { describeConformance } from './conformance.tsx';
import type { ReactNode } from 'react';

const inDrawer = (part: ReactNode) => (
  <Drawer.Root defaultOpen>
    <Drawer.Content>
      <Drawer.Title>Order</Drawer.Title>
      {part}
    </Drawer.Content>
  </Drawer.Root>
);

describe('drawer and popover parts', () => {
  describeConformance('Drawer.Content', {
    slot: 'drawer-content',
    render: (props) => (
      <Drawer.Root defaultOpen>
        <Drawer.Content {...props}>
          <Drawer.Title>Order</Drawer.Title>
        </Drawer.Content>
      </Drawer.Root>
    ),
  });
  describeConformance('Drawer.Title', {
    slot: 'drawer-title',
    render: (props) => (
      <Drawer.Root defaultOpen>
        <Drawer.Content>
          <Drawer.Title {...props}>Order</Drawer.Title>
        </Drawer.Content>
      </Drawer.Root>
    ),
  });
  describeConformance('Drawer.Header', {
    slot: 'drawer-header',
    render: (props) => inDrawer(<Drawer.Header {...props} />),
  });
  describeConformance('Drawer.Description', {
    slot: 'drawer-description',
    render: (props) => inDrawer(<Drawer.Description {...props} />),
  });
  describeConformance('Drawer.Body', {
    slot: 'drawer-body',
    render: (props) => inDrawer(<Drawer.Body {...props} />),
  });
  describeConformance('Drawer.Footer', {
    slot: 'drawer-footer',
    render: (props) => inDrawer(<Drawer.Footer {...props} />),
  });
  describeConformance('Drawer.Close', {
    slot: 'drawer-close',
    render: (props) => inDrawer(<Drawer.Close {...props} />),
  });
  describeConformance('Drawer.Trigger', {
    slot: 'drawer-trigger',
    render: (props) => (
      <Drawer.Root>
        <Drawer.Trigger {...props}>Open</Drawer.Trigger>
      </Drawer.Root>
    ),
  });
  describeConformance('Popover.Content', {
    slot: 'popover-content',
    render: (props) => (
      <Popover.Root defaultOpen>
        <Popover.Trigger>Open</Popover.Trigger>
        <Popover.Content {...props} aria-label="Fee" />
      </Popover.Root>
    ),
  });
  describeConformance('Popover.Trigger', {
    slot: 'popover-trigger',
    render: (props) => (
      <Popover.Root>
        <Popover.Trigger {...props}>Open</Popover.Trigger>
      </Popover.Root>
    ),
  });
});

describe('icons', () => {
  for (const [name, Icon] of Object.entries(icons)) {
    describeConformance(name, { slot: 'icon', render: (props) => <Icon {...props} /> });
  }
});
