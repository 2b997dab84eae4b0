const mostAtOnce = 4

/**
 * Brings the elements of rows into the rows' order, a few at a time, and says whether they are in it now.
 * Most stay where they are: of those that stand in order, the longest run, or that of the one with the focus.
 */
export function orderRows(list: Element): boolean {
  const rows = [...list.children]
  const focused = rows.find((row) => row.contains(row.ownerDocument.activeElement))
  const runs = runsOf(rows)
  const longest = runs.reduce((a, b) => (b.length > a.length ? b : a), [])
  const run = runs.find((one) => focused && one.includes(focused)) ?? longest
  const strays = rows.filter((row) => !run.includes(row))
  for (const stray of strays.slice(0, mostAtOnce)) {
    const after = run.findIndex((row) => placeOf(row) > placeOf(stray))
    const end = after === -1 ? run.length : after
    list.insertBefore(stray, run[end] ?? run.at(-1)?.nextSibling ?? null)
    run.splice(end, 0, stray)
  }
  return strays.length <= mostAtOnce
}

function runsOf(rows: readonly Element[]): Element[][] {
  const runs: Element[][] = []
  for (const row of rows) {
    const last = runs.at(-1)
    const before = last?.at(-1)
    if (last && before && placeOf(before) < placeOf(row)) last.push(row)
    else runs.push([row])
  }
  return runs
}

function placeOf(row: Element): number {
  return Number(row.getAttribute('data-index'))
}
