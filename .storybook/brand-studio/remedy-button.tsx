import { Button } from '@saddlebag/ui/button';
import { withRemedy } from './edit-draft.ts';
import type { Theme } from '../../packages/ui/tokens/index.ts';
import type { EditDraft } from './edit-draft.ts';
import type { Remedy } from './verdicts.ts';

/** Applies the nearest value that passes, or shows a message if none exists. */
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
