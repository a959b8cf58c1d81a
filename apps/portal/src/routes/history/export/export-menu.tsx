import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $exportProgress, $view, exportKinds, exportRequested } from '@saddlebag/domain/history';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { ChevronDownIcon } from '@saddlebag/ui/icon';
import { Menu } from '@saddlebag/ui/menu';

/** Starts an export of the filtered orders: a download or an email. */
export function ExportMenu() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [progress, view, start] = useUnit([$exportProgress, $view, exportRequested]);

  return (
    <Menu.Root
      open={isOpen}
      onOpenChange={(isRequested) => {
        setOpen(isRequested && progress === null);
      }}
    >
      <Menu.Trigger asChild>
        <Button
          variant="secondary"
          disabled={view !== 'ready'}
          loading={progress !== null}
          loadingLabel={t('history.export.running')}
          endIcon={<ChevronDownIcon size={18} />}
        >
          {t('history.export.button')}
        </Button>
      </Menu.Trigger>
      <Menu.Content align="end">
        {exportKinds.map((kind) => (
          <Menu.Item
            key={kind}
            onSelect={() => {
              start(kind);
            }}
          >
            {t(`history.export.${kind}`)}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
