import { Tabs } from '../index.ts';

const outlets = ['Banani', 'Dhanmondi', 'Gulshan', 'Mirpur', 'Mohammadpur', 'Old Dhaka', 'Uttara'];

/** More tabs than fit. The strip scrolls to the selected tab and fades out at an edge that hides tabs. */
export function TabsMany() {
  return (
    <Tabs.Root defaultValue="Mirpur" className="max-w-sm">
      <Tabs.List aria-label="Outlets">
        {outlets.map((outlet) => (
          <Tabs.Trigger key={outlet} value={outlet}>
            {outlet}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {outlets.map((outlet) => (
        <Tabs.Content key={outlet} value={outlet}>
          Riders come to the counter in {outlet}.
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
