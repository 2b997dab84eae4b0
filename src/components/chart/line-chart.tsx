import { ResponsiveLine } from '@nivo/line'
import { chartColors, chartTheme } from './chart-theme.ts'

export interface LineSeries {
  readonly name: string
  readonly color: 0 | 1 | 2
  /** From 0 to 100; null where it is not known. */
  readonly values: readonly (number | null)[]
}

export interface LineChartProps {
  labels: readonly string[]
  series: readonly LineSeries[]
  every?: number
  /** Writes a share, 1 being all. */
  percent: (share: number) => string
}

/** Shares over time, from 0 to 100 percent, each point marked. */
export function LineChart({ labels, series, every = 1, percent }: LineChartProps) {
  const known = series.filter(({ values }) => values.some((value) => value !== null))
  // A line without a point is an invalid path.
  const data = (known.length > 0 ? known : series).map(({ name, values }) => ({
    id: name,
    data: values.map((y, i) => ({ x: String(i), y })),
  }))
  const nameOf = (place: string) =>
    Number(place) % every === 0 ? (labels[Number(place)] ?? '') : ''
  return (
    <ResponsiveLine
      data={data}
      colors={({ id }) => chartColors[series.find(({ name }) => name === id)?.color ?? 2]}
      margin={{ left: 48, right: 28, top: 8, bottom: 28 }}
      yScale={{ type: 'linear', min: 0, max: 100 }}
      enableGridX={false}
      gridYValues={[0, 50, 100]}
      axisLeft={{
        tickSize: 0,
        tickPadding: 8,
        tickValues: [0, 50, 100],
        format: (y) => percent(Number(y) / 100),
      }}
      axisBottom={{ tickSize: 0, tickPadding: 8, format: nameOf }}
      theme={{ ...chartTheme, grid: { line: { stroke: 'var(--line)' } } }}
      lineWidth={2}
      pointSize={6}
      isInteractive={false}
      animate={false}
    />
  )
}
