/** How charts are drawn: the page's own font and colours, no gridlines. Only the documents' tokens are named, so that themes apply. */
export const chartTheme = {
  text: { fontFamily: 'inherit', fontSize: 12, fill: 'var(--ink-muted)' },
  axis: { ticks: { text: { fontSize: 12, fill: 'var(--ink-muted)' } } },
  labels: { text: { fontSize: 12, fontWeight: 600 } },
} as const

/** Two hues and grey: what counts most, what goes with it, and the rest. */
export const chartColors = ['var(--chart-1)', 'var(--chart-2)', 'var(--chart-grey)'] as const
