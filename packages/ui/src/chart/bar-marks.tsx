import { barFill } from './bar-hatches.tsx';
import { barPath, barShapes } from './bar-shapes.ts';
import type { Drawing } from './chart-plot.tsx';
import type { ChartData } from './chart.types.ts';

/** The bars, with a band behind the active category. */
export function BarMarks({ data, drawing: { width, height, active }, hatchId }: BarMarksProps) {
  const place = width / Math.max(1, data.stops.length);
  return (
    <>
      {active >= 0 && (
        <rect className="sb-chart-band" x={active * place} y={0} width={place} height={height} />
      )}
      {barShapes(data, width, height).map((shape) => {
        const series = data.series[shape.series];
        return (
          series && (
            <path
              key={shape.key}
              d={barPath(shape)}
              data-slot="chart-bar"
              data-tone={series.tone}
              fill={barFill(series, hatchId)}
              className="sb-chart-bar sb-chart-tone"
            />
          )
        );
      })}
    </>
  );
}

interface BarMarksProps {
  readonly data: ChartData;
  readonly drawing: Drawing;
  readonly hatchId: string;
}
