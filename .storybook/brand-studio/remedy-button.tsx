import { Button } from '@saddlebag/ui/button';
import { withRemedy } from './edit-draft.ts';
import type { Theme } from '../../packages/ui/tokens/index.ts';
import type { EditDraft } from './edit-draft.ts';
import type { Remedy } from './verdicts.ts';

/**
 * A button that replaces a colour with the nearest one that passes the contrast check. Shows a message
 * instead if no such colour exists.
 */
export function RemedyButton({ theme, remedy, onEdit }: RemedyButtonProps) {
  if (remedy === null) return <span>No lightness of either colour passes.</span>;
  const { name, value } = remedy;
  return (
    <Button
      size="sm"
      variant="secondary"
      onClick={() => {
        onEdit((latest) => withRemedy(latest, theme, remedy));
      }}
    >
      Use {value} for {name}
    </Button>
  );
}

interface RemedyButtonProps {
  readonly theme: Theme;
  readonly remedy: Remedy | null;
  readonly onEdit: EditDraft;
}
