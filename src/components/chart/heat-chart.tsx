import { ResponsiveHeatMap } from '@nivo/heatmap'
import { chartTheme } from './chart-theme.ts'

export interface HeatRow {
  readonly name: string
  /** Booked of the day's hours: 1 is a full day; null for a day off. */
  readonly values: readonly (number | null)[]
}

export interface HeatChartProps {
  /** One for each column. */
  labels: readonly string[]
  rows: readonly HeatRow[]
  /** What a cell says; '' for nothing. */
  cellText: (value: number | null) => string
}

/** A grid of days by people, the fuller the darker, with the share written in each cell. */
export function HeatChart({ labels, rows, cellText }: HeatChartProps) {
  return (
    <ResponsiveHeatMap
      data={rows.map(({ name, values }, i) => ({
        id: `${i} ${name}`,
        data: values.map((y, at) => ({ x: String(at), y })),
      }))}
      margin={{ left: 116, right: 0, top: 24, bottom: 0 }}
      axisTop={{ tickSize: 0, tickPadding: 8, format: (at) => labels[Number(at)] ?? '' }}
      axisLeft={{ tickSize: 0, tickPadding: 8, format: (id: string) => shortName(id) }}
      colors={({ value }) => fillOf(value)}
      emptyColor="var(--sunken)"
      xInnerPadding={0.06}
      yInnerPadding={0.08}
      borderRadius={3}
      enableLabels
      label={({ value }) => cellText(value)}
      labelTextColor={({ value }) => ((value ?? 0) > 1 ? 'var(--raised)' : 'var(--ink)')}
      theme={chartTheme}
      isInteractive={false}
      animate={false}
    />
  )
}

const longest = 16

function shortName(id: string): string {
  const name = id.slice(id.indexOf(' ') + 1)
  return name.length > longest ? `${name.slice(0, longest - 1)}…` : name
}

/** One hue in steps, never so strong that ink on it is hard to read; red for a day with more than fits into it. */
function fillOf(value: number | null): string {
  if (value === null) return 'var(--sunken)'
  if (value > 1) return 'var(--danger)'
  const share = Math.round(Math.max(0.06, value) * 10) * 5.5
  return `color-mix(in oklab, var(--chart-1) ${share}%, var(--raised))`
}
