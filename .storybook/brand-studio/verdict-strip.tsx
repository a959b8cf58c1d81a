import { AlertIcon, CheckIcon } from '@saddlebag/ui/icon';
import { PairSwatch } from './pair-swatch.tsx';
import { RemedyButton } from './remedy-button.tsx';
import { themeTitles } from './theme-pane.tsx';
import { formatRatio } from './verdicts.ts';
import type { EditDraft } from './edit-draft.ts';
import type { Verdict } from './verdicts.ts';

const maxShownVerdicts = 3;

const formatSummary = (failing: number, total: number) =>
  failing === 0
    ? `All ${total} pairs pass`
    : `${failing} of ${total} pairs ${failing === 1 ? 'fails' : 'fail'}: the build will reject this brand`;

/**
 * Groups failing pairs by theme and foreground, and returns the pair with the lowest contrast of each group.
 */
function findWorstVerdicts(failing: readonly Verdict[]): readonly Verdict[] {
  const worst = new Map<string, Verdict>();
  for (const verdict of failing) {
    const key = `${verdict.theme} ${verdict.foreground}`;
    const previousWorst = worst.get(key);
    if (!previousWorst || verdict.ratio < previousWorst.ratio) worst.set(key, verdict);
  }
  return [...worst.values()];
}

/** Summarizes the contrast check in one line, followed by the worst failing colours and their remedies. */
export function VerdictStrip({ verdicts, onEdit }: VerdictStripProps) {
  const failing = verdicts.filter(({ passes }) => !passes);
  const worstVerdicts = findWorstVerdicts(failing);
  const hiddenCount = worstVerdicts.length - maxShownVerdicts;
  const Icon = failing.length === 0 ? CheckIcon : AlertIcon;
  const tone =
    failing.length === 0
      ? 'bg-success-subtle text-on-success-subtle'
      : 'bg-danger-subtle text-on-danger-subtle';
  return (
    <div className={`grid gap-2 px-5 py-2.5 ${tone}`}>
      <p role="status" className="m-0 flex items-center gap-2 text-sm font-strong">
        <Icon />
        {formatSummary(failing.length, verdicts.length)}
      </p>
      {worstVerdicts
        .slice(0, maxShownVerdicts)
        .map(({ theme, foreground, background, ratio, minimum, remedy }) => (
          <div key={`${theme} ${foreground}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <PairSwatch theme={theme} foreground={foreground} background={background} />
            <span className="min-w-48 flex-1">
              {themeTitles[theme]}: {foreground} on {background} has {formatRatio(ratio)}, needs {minimum}
            </span>
            <RemedyButton theme={theme} remedy={remedy} onEdit={onEdit} />
          </div>
        ))}
      {hiddenCount > 0 && <p className="m-0 text-sm">And {hiddenCount} more, under Contrast.</p>}
    </div>
  );
}

interface VerdictStripProps {
  readonly verdicts: readonly Verdict[];
  readonly onEdit: EditDraft;
}
