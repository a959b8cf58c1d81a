import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $draft } from '@saddlebag/domain/request';
import { PinIcon } from '@saddlebag/ui/icon';
import { Answer } from './answer.tsx';

/** The destination in one line, as the answer to the first step. */
export function Answers() {
  const t = useT();
  const { destination, unit, building } = useUnit($draft);

  return (
    <ul className="m-0 list-none rounded-card border border-border p-0">
      <Answer icon={<PinIcon />} name={t('steps.AskForDestinationAddress')} step="AskForDestinationAddress">
        <span className="flex">
          <bdi className="truncate">{[unit, building, destination?.address].filter(Boolean).join(', ')}</bdi>
        </span>
      </Answer>
    </ul>
  );
}
