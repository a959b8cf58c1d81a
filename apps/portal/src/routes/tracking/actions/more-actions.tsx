import type { ReactNode } from 'react';
import { useT } from '@saddlebag/domain/react';
import { MenuIcon } from '@saddlebag/ui/icon';
import { Menu } from '@saddlebag/ui/menu';
import { ActionButton } from '../../../widgets/order-actions/index.ts';

interface OrderAction {
  readonly icon: ReactNode;
  readonly label: string;
  readonly onPress: () => void;
}

/** Actions that do not fit into the row of a phone, behind one button. */
export function MoreActions({ actions }: { actions: readonly OrderAction[] }) {
  const t = useT();

  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <ActionButton icon={<MenuIcon size={20} />} label={t('order.more')} name={t('order.more-name')} />
      </Menu.Trigger>
      <Menu.Content>
        {actions.map(({ icon, label, onPress }) => (
          <Menu.Item key={label} icon={icon} onSelect={onPress}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
