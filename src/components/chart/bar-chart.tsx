import { ResponsiveBar } from '@nivo/bar'
import { chartColors, chartTheme } from './chart-theme.ts'

export interface BarSeries {
  readonly name: string
  /** Which of the chart's colours: 0 for what counts most, 2 for the rest. */
  readonly color: 0 | 1 | 2
  readonly values: readonly number[]
}

export interface BarChartProps {
  /** What each bar stands for. */
  labels: readonly string[]
  series: readonly BarSeries[]
  isHorizontal?: boolean
  /** Of the labels on the axis, each how manieth is written; all unless given. */
  every?: number
}

/** Stacked bars, each with its label and the names of the series beside their colours. */
export function BarChart({ labels, series, isHorizontal = false, every = 1 }: BarChartProps) {
  const data = labels.map((_, i) => ({
    place: String(i),
    ...Object.fromEntries(series.map(({ values }, at) => [String(at), values[i] ?? 0])),
  }))
  const nameOf = (place: string) =>
    Number(place) % every === 0 ? (labels[Number(place)] ?? '') : ''
  const axis = { tickSize: 0, tickPadding: 8, format: nameOf }
  return (
    <ResponsiveBar
      data={data}
      keys={series.map((_, at) => String(at))}
      indexBy="place"
      layout={isHorizontal ? 'horizontal' : 'vertical'}
      colors={({ id }) => chartColors[series[Number(id)]?.color ?? 2]}
      margin={isHorizontal ? { left: 104, right: 8, top: 0, bottom: 0 } : { bottom: 28 }}
      padding={0.25}
      enableGridX={false}
      enableGridY={false}
      enableLabel={false}
      axisLeft={isHorizontal ? axis : null}
      axisBottom={isHorizontal ? null : axis}
      theme={chartTheme}
      isInteractive={false}
      animate={false}
    />
  )
}
