import { MoonIcon } from '../../icon/moon-icon.tsx';
import { SunIcon } from '../../icon/sun-icon.tsx';
import { SegmentedControl } from '../index.ts';

export function SegmentedControlTheme() {
  return (
    <SegmentedControl.Root label="Theme" defaultValue="system">
      <SegmentedControl.Item value="system">System</SegmentedControl.Item>
      <SegmentedControl.Item value="light" icon={<SunIcon />}>
        Light
      </SegmentedControl.Item>
      <SegmentedControl.Item value="dark" icon={<MoonIcon />}>
        Dark
      </SegmentedControl.Item>
    </SegmentedControl.Root>
  );
}
