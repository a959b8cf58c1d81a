import { StatusBadge } from '@saddlebag/ui/status-badge';
import { PairSwatch } from './pair-swatch.tsx';
import { RemedyButton } from './remedy-button.tsx';
import { themeTitles } from './theme-pane.tsx';
import { formatRatio } from './verdicts.ts';
import type { EditDraft } from './edit-draft.ts';
import type { Verdict } from './verdicts.ts';

/** Lists every colour pair with its contrast, the required minimum and a suggested fix. */
export function ContrastPairs({ verdicts, onEdit }: ContrastPairsProps) {
  return (
    <div className="p-gutter">
      <table className="w-full border-collapse text-start text-sm [&_td]:px-3 [&_td]:py-1.5 [&_th]:px-3 [&_th]:py-2">
        <thead className="text-muted">
          <tr className="border-0 border-b border-solid border-border">
            {['Pair', 'Theme', 'Contrast', 'Minimum', 'Verdict'].map((heading) => (
              <th key={heading} scope="col" className="text-start font-strong">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {verdicts.map(({ theme, foreground, background, ratio, minimum, passes, remedy }) => (
            <tr
              key={`${theme} ${foreground} ${background}`}
              className="border-0 border-b border-solid border-border"
            >
              <th scope="row" className="font-normal">
                <span className="flex items-center gap-3">
                  <PairSwatch theme={theme} foreground={foreground} background={background} />
                  <span>
                    {foreground} <span className="text-muted">on</span> {background}
                  </span>
                </span>
              </th>
              <td>{themeTitles[theme]}</td>
              <td className="tabular-nums">{formatRatio(ratio)}</td>
              <td className="tabular-nums">{minimum}</td>
              <td>
                <span className="flex flex-wrap items-center gap-2">
                  <StatusBadge tone={passes ? 'success' : 'danger'}>
                    {passes ? 'Passes' : 'Fails'}
                  </StatusBadge>
                  {!passes && <RemedyButton theme={theme} remedy={remedy} onEdit={onEdit} />}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ContrastPairsProps {
  readonly verdicts: readonly Verdict[];
  readonly onEdit: EditDraft;
}
