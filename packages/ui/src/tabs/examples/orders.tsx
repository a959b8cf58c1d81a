import { Tabs } from '../index.ts';
import type { TabsRootProps } from '../index.ts';

const buckets = [
  { value: 'new', title: 'New', count: 4, countLabel: '4 orders', text: 'Four orders wait for a rider.' },
  {
    value: 'scheduled',
    title: 'Scheduled',
    count: 12,
    countLabel: '12 orders',
    text: 'Twelve orders are for later.',
  },
  {
    value: 'collected',
    title: 'Collected',
    count: 1,
    countLabel: '1 order',
    text: 'One order is on its way.',
  },
  { value: 'delivered', title: 'Delivered', count: 38, countLabel: '38 orders', text: 'All arrived today.' },
];

/** The order lists of the tracking screen in its phone layout. */
export function TabsOrders({ activationMode = 'automatic' }: Pick<TabsRootProps, 'activationMode'>) {
  return (
    <Tabs.Root defaultValue="new" activationMode={activationMode}>
      <Tabs.List aria-label="Orders">
        {buckets.map(({ value, title, count, countLabel }) => (
          <Tabs.Trigger key={value} value={value} count={count} countLabel={countLabel}>
            {title}
          </Tabs.Trigger>
        ))}
        <Tabs.Trigger value="cancelled" disabled>
          Cancelled
        </Tabs.Trigger>
      </Tabs.List>
      {buckets.map(({ value, text }) => (
        <Tabs.Content key={value} value={value}>
          {text}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
