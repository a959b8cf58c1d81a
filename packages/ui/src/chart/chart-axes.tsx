import { thinOut } from './thin-out.ts';
import { axisShare } from './value-axis.ts';
import type { ReactNode } from 'react';
import type { ChartWords } from './chart-words.ts';
import type { ChartData } from './chart.types.ts';

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

/**
 * The tick labels with grid lines, and as many stop labels as fit. The labels are HTML outside the SVG, so
 * they keep their font, size and direction. Screen readers skip them and read the table.
 */
export function ChartAxes({ data: { stops, ticks }, words, labelRoom, children }: ChartAxesProps) {
  const { format, formatTick = format } = words;
  const kept = thinOut(
    stops.map(({ share }) => share),
    labelRoom,
  );
  const widths = kept
    .slice(1)
    .map((index, at) => (stops[index]?.share ?? 1) - (stops[kept[at] ?? 0]?.share ?? 0));
  const room = widths.length === 0 ? 1 : Math.min(...widths);
  // A label may extend slightly beyond the plot, but not beyond the card.
  const widest = (share: number) => Math.min(room, 2 * Math.min(share, 1 - share) + labelRoom / 2);
  return (
    <>
      <div aria-hidden="true" data-slot="chart-values" className="sb-chart-values">
        {ticks.map((tick) => (
          <span key={tick} style={{ insetBlockStart: percent(1 - axisShare(tick, ticks)) }}>
            <bdi>{formatTick(tick)}</bdi>
          </span>
        ))}
      </div>
      <div className="sb-chart-field">
        {ticks.map((tick) => (
          <span
            key={tick}
            aria-hidden="true"
            className="sb-chart-grid"
            style={{ insetBlockStart: percent(1 - axisShare(tick, ticks)) }}
          />
        ))}
        {children}
      </div>
      <div aria-hidden="true" data-slot="chart-names" className="sb-chart-names">
        {kept.map((index) => {
          const stop = stops[index];
          return (
            stop && (
              <span
                key={stop.key}
                style={{ insetInlineStart: percent(stop.share), maxInlineSize: percent(widest(stop.share)) }}
              >
                <bdi>{stop.label}</bdi>
              </span>
            )
          );
        })}
      </div>
    </>
  );
}

interface ChartAxesProps {
  readonly data: ChartData;
  readonly words: ChartWords;
  /** Width of a stop label as a fraction of the plot width. */
  readonly labelRoom: number;
  readonly children: ReactNode;
}
