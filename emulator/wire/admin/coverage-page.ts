import { escapeHtml, page } from '#emulator/auth/pages/html.ts'
import type { CoverageEntry, CoverageReport } from '#emulator/rules/coverage.ts'

const colours = { unseen: '#fbb', oneSided: '#ffd', seen: '#dfd' }

/** The rules as an HTML page on which each expression shows its results and their counts as a tooltip. */
export function coveragePage({ rules, report, allows }: CoverageReport): string {
  const source = rules.files[0]?.content ?? ''
  const rows = allows.map(
    ({ line, column, methods, allowed, denied }) =>
      `<tr><td>${line}:${column}</td><td>${methods.join(', ')}</td><td>${allowed}</td><td>${denied}</td></tr>`,
  )
  const table = `<table><tr><th>Statement</th><th>Methods</th><th>Allowed</th><th>Denied</th></tr>${rows.join('')}</table>`
  const text = markUp(source, report, 0, source.length)
  return page('Rule coverage', `<pre>${text}</pre>${table}`)
}

function markUp(
  source: string,
  entries: readonly CoverageEntry[],
  from: number,
  to: number,
): string {
  let html = ''
  let at = from
  for (const entry of entries.toSorted((a, b) => startOf(a) - startOf(b))) {
    const { currentOffset: start, endOffset: end } = entry.sourcePosition
    if (start < at || end > to) continue
    html += escapeHtml(source.slice(at, start))
    const inner = markUp(source, entry.children ?? [], start, end)
    html += `<span title="${escapeHtml(describe(entry))}" style="background:${colourOf(entry)}">${inner}</span>`
    at = end
  }
  return html + escapeHtml(source.slice(at, to))
}

function startOf({ sourcePosition }: CoverageEntry): number {
  return sourcePosition.currentOffset
}

function describe({ values }: CoverageEntry): string {
  if (values.length === 0) return 'never evaluated'
  return values.map(({ value, count }) => `${count} × ${JSON.stringify(value)}`).join('\n')
}

function colourOf({ values }: CoverageEntry): string {
  if (values.length === 0) return colours.unseen
  return values.length === 1 ? colours.oneSided : colours.seen
}
