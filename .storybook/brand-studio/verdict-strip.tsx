import { AlertIcon } from '../../packages/ui/src/icon/alert-icon.tsx';
import { CheckIcon } from '../../packages/ui/src/icon/check-icon.tsx';
import { PairSwatch } from './pair-swatch.tsx';
import { RemedyButton } from './remedy-button.tsx';
import { themeTitles } from './theme-pane.tsx';
import { ratioText } from './verdicts.ts';
import type { EditDraft } from './edit-draft.ts';
import type { Verdict } from './verdicts.ts';

const shown = 3;

const sentence = (failing: number, all: number) =>
  failing === 0
    ? `All ${all} pairs pass`
    : `${failing} of ${all} pairs ${failing === 1 ? 'fails' : 'fail'}: no build takes this brand`;

/** The failing pairs of one colour are one complaint, told by the worst of them. */
function complaintsOf(failing: readonly Verdict[]): readonly Verdict[] {
  const worst = new Map<string, Verdict>();
  for (const verdict of failing) {
    const key = `${verdict.theme} ${verdict.foreground}`;
    const known = worst.get(key);
    if (!known || verdict.ratio < known.ratio) worst.set(key, verdict);
  }
  return [...worst.values()];
}

/** Whether the brand can be read, in one line; below it what cannot, and what would mend it. */
export function VerdictStrip({ verdicts, onEdit }: VerdictStripProps) {
  const failing = verdicts.filter(({ passes }) => !passes);
  const complaints = complaintsOf(failing);
  const more = complaints.length - shown;
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
      {complaints.slice(0, shown).map(({ theme, foreground, background, ratio, minimum, remedy }) => (
        <div key={`${theme} ${foreground}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <PairSwatch theme={theme} foreground={foreground} background={background} />
          <span className="min-w-48 flex-1">
            {themeTitles[theme]}: {foreground} on {background} has {ratioText(ratio)}, needs {minimum}
          </span>
          <RemedyButton theme={theme} remedy={remedy} onEdit={onEdit} />
        </div>
      ))}
      {more > 0 && <p className="m-0 text-sm">And {more} more, under Contrast.</p>}
    </div>
  );
}

interface VerdictStripProps {
  readonly verdicts: readonly Verdict[];
  readonly onEdit: EditDraft;
}
