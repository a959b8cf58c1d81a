import { useState } from 'react';
import { Button } from '@saddlebag/ui/button';
import { CheckIcon, CopyIcon } from '@saddlebag/ui/icon';

/** Copies a text to the clipboard and shows “Copied” until the text changes. */
export function CopyButton({ label, text, variant = 'secondary' }: CopyButtonProps) {
  const [copiedText, setCopiedText] = useState<string | null>(null);
  const value = text();
  const isCopied = copiedText === value;
  return (
    <Button
      size="sm"
      variant={variant}
      startIcon={isCopied ? <CheckIcon /> : <CopyIcon />}
      onClick={() => {
        void navigator.clipboard.writeText(value).then(() => {
          setCopiedText(value);
        });
      }}
    >
      {isCopied ? 'Copied' : label}
    </Button>
  );
}

interface CopyButtonProps {
  readonly label: string;
  readonly text: () => string;
  readonly variant?: 'primary' | 'secondary';
}
