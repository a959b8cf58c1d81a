import { useId, useState } from 'react';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { cn } from '../internals/cn.ts';
import { ChartLegend } from './chart-legend.tsx';
import { ChartPlot } from './chart-plot.tsx';
import { ChartTable } from './chart-table.tsx';
import { chartLabels } from './chart.labels.ts';
import type { ComponentProps } from 'react';
import type { ChartPlotProps } from './chart-plot.tsx';
import type { ChartOptions } from './chart-options.ts';

/**
 * The frame of every chart: title, headline value, legend, drawing and table. Screen readers always read the
 * table. A button shows the table in place of the drawing. Renders a `<figure>`.
 */
export function ChartFrame({
  options,
  data,
  renderSwatch,
  renderMarks,
  inset,
  labelWidth,
  className,
  ...props
}: ChartFrameProps) {
  const id = useId();
  const [isTableShown, setTableShown] = useState(false);
  const { title, description, value, height } = options;
  const labels = { ...chartLabels, ...options.labels };
  const isEmpty = data.ticks.length === 0;
  return (
    <figure {...props} data-slot="chart" className={cn('sb-chart', className)}>
      <figcaption data-slot="chart-caption" className="sb-chart-caption">
        <span id={id} data-slot="chart-title" className="sb-chart-title">
          {title}
        </span>
        {value !== undefined && (
          <span data-slot="chart-value" className="sb-chart-value">
            <bdi>{value}</bdi>
          </span>
        )}
        {description !== undefined && (
          <span data-slot="chart-description" className="sb-chart-description">
            {description}
          </span>
        )}
      </figcaption>
      {isEmpty ? (
        <EmptyState titleAs="p" title={labels.empty} />
      ) : (
        <>
          <Button
            variant="ghost"
            size="sm"
            className="sb-chart-toggle"
            onClick={() => {
              setTableShown(!isTableShown);
            }}
          >
            {isTableShown ? labels.showChart : labels.showTable}
          </Button>
          {data.series.length > 1 && !isTableShown && (
            <ChartLegend series={data.series} renderSwatch={renderSwatch} />
          )}
          {!isTableShown && (
            <ChartPlot
              {...{ data, renderSwatch, renderMarks, inset, labelWidth, height, labels }}
              titleId={id}
              options={options}
            />
          )}
          <div className={isTableShown ? 'sb-chart-sheet' : 'sr-only'}>
            <ChartTable data={data} options={options} missing={labels.missing} />
          </div>
        </>
      )}
    </figure>
  );
}

export interface ChartFrameProps
  extends
    Omit<ComponentProps<'figure'>, 'title' | 'children'>,
    Pick<ChartPlotProps, 'data' | 'renderSwatch' | 'renderMarks' | 'inset' | 'labelWidth'> {
  readonly options: ChartOptions;
}
