import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $isDraftEmpty } from '@saddlebag/domain/request';
import { Button } from '@saddlebag/ui/button';
import { startOverPressed } from '../model.ts';

/**
 * The button that discards the draft. It is hidden while there is nothing to discard. It is not disabled then, because its
 * colour would change gradually when the draft gets its first letter, and the next keys would wait for these frames.
 */
export function StartOverButton({ disabled }: { disabled: boolean }) {
  const t = useT();
  const [isEmpty, startOver] = useUnit([$isDraftEmpty, startOverPressed]);
  return (
    <Button
      variant="ghost"
      size="sm"
      className={`text-muted hover:bg-sunken hover:text-text ${isEmpty ? 'invisible' : ''}`}
      disabled={disabled}
      onClick={() => startOver()}
    >
      {t('request.clear')}
    </Button>
  );
}
