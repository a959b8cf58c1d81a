import { AlertIcon } from '../../packages/ui/src/icon/alert-icon.tsx';
import { CheckIcon } from '../../packages/ui/src/icon/check-icon.tsx';
import { Button } from '../../packages/ui/src/button/button.tsx';
import { withOverride } from './edit-draft.ts';
import { PairSwatch } from './pair-swatch.tsx';
import { themeTitles } from './theme-pane.tsx';
import type { EditDraft } from './edit-draft.ts';
import type { Verdict } from './verdicts.ts';

const sentence = (failing: number, all: number) =>
  failing === 0
    ? `All ${all} pairs pass`
    : `${failing} of ${all} pairs ${failing === 1 ? 'fails' : 'fail'}: no build takes this brand`;

/** Whether the brand can be read, in one line; below it the first pairs that cannot. */
export function VerdictStrip({ verdicts, onEdit }: VerdictStripProps) {
  const failing = verdicts.filter(({ passes }) => !passes);
  const Icon = failing.length === 0 ? CheckIcon : AlertIcon;
  const tone =
    failing.length === 0
      ? 'bg-success-subtle text-on-success-subtle'
      : 'bg-danger-subtle text-on-danger-subtle';
  return (
    <div className={`grid gap-2 px-5 py-2.5 ${tone}`}>
      <p role="status" className="m-0 flex items-center gap-2 text-sm font-strong">
        <Icon />
        {sentence(failing.length, verdicts.length)}
      </p>
      {failing.slice(0, 3).map(({ theme, foreground, background, ratio, minimum, remedy }) => (
        <div
          key={`${theme} ${foreground} ${background}`}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm"
        >
          <PairSwatch theme={theme} foreground={foreground} background={background} />
          <span className="min-w-0 flex-1">
            {themeTitles[theme]}: {foreground} on {background} has{' '}
            {(Math.floor(ratio * 100) / 100).toFixed(2)}, needs {minimum}
          </span>
          {remedy && (
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                onEdit((latest) => withOverride(latest, theme, remedy.name, remedy.value));
              }}
            >
              Take {remedy.value} for {remedy.name}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}

interface VerdictStripProps {
  readonly verdicts: readonly Verdict[];
  readonly onEdit: EditDraft;
}
