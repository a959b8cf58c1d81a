import { barFill } from './bar-hatches.tsx';
import { barPath, barShapes } from './bar-shapes.ts';
import type { PlotGeometry } from './chart-plot.tsx';
import type { ChartData } from './chart.types.ts';

/** The bars, with a band behind the active category. */
export function BarMarks({ data, geometry: { width, height, activeIndex }, hatchId }: BarMarksProps) {
  const slotWidth = width / Math.max(1, data.stops.length);
  return (
    <>
      {activeIndex >= 0 && (
        <rect className="sb-chart-band" x={activeIndex * slotWidth} y={0} width={slotWidth} height={height} />
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
  readonly geometry: PlotGeometry;
  readonly hatchId: string;
}
