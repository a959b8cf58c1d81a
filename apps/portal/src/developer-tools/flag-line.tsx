import { useUnit } from 'effector-react';
import type { FlagName } from '@saddlebag/domain/contracts';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { Switch } from '@saddlebag/ui/switch';
import { $flagLines, flagSwitched, flagReset } from './flag-panel.model.ts';

/** One flag: its switch, its explanation, the source of its value and, if overridden, a button that resets it. */
export function FlagLine({ name }: { name: FlagName }) {
  const t = useT();
  const [lines, switchFlag, reset] = useUnit([$flagLines, flagSwitched, flagReset]);
  const line = lines.find((candidate) => candidate.name === name);
  if (!line) return null;

  return (
    <li className="flex flex-col items-start gap-1 py-2">
      <Switch
        className="w-full"
        checked={line.isOn}
        description={
          <>
            {t(`flags.about.${name}`)}{' '}
            <span className="block text-xs">
              {line.isOverridden ? t('flags.set-here') : t(`flags.source.${line.source}`)}
            </span>
          </>
        }
        onCheckedChange={(value) => switchFlag({ name, value })}
      >
        <bdi lang="en" className="break-all">
          {name}
        </bdi>
      </Switch>
      {line.isOverridden && (
        <Button
          variant="ghost"
          size="sm"
          className="-ms-4"
          aria-label={t('flags.put-back-spoken', { name })}
          onClick={() => reset(name)}
        >
          {t('flags.put-back')}
        </Button>
      )}
    </li>
  );
}
