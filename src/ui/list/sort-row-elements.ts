/**
 * Puts the row elements into the order of the rows with as few moves as possible: the longest ascending run
 * stays in place, and so does the focused row, which would lose the focus if it were moved.
 */
export function sortRowElements(list: Element): void {
  const rows = [...list.children]
  const places = rows.map((row) => Number(row.getAttribute('data-index')))
  const focused = rows.findIndex((row) => row.contains(row.ownerDocument.activeElement))
  const stay = new Set(longestAscending(places, focused).map((i) => rows[i]))
  if (stay.size === rows.length) return

  const inOrder = rows.map((row, i) => ({ row, place: places[i] ?? 0 }))
  inOrder.sort((a, b) => b.place - a.place)
  let next: Element | null = null
  for (const { row } of inOrder) {
    if (!stay.has(row)) list.insertBefore(row, next)
    next = row
  }
}

/**
 * Indexes of the longest ascending subsequence that includes the one at `kept` (-1: no index is required).
 */
export function longestAscending(numbers: readonly number[], kept: number): number[] {
  const best: number[][] = []
  for (const [i, number] of numbers.entries()) {
    if (kept !== -1 && !agree(i, number, kept, numbers[kept] ?? 0)) continue
    const before = best.filter((one) => (numbers[one.at(-1) ?? 0] ?? 0) < number)
    best.push([...longest(before), i])
  }
  return longest(best)
}

function agree(i: number, number: number, kept: number, keptNumber: number): boolean {
  return Math.sign(i - kept) === Math.sign(number - keptNumber)
}

function longest(all: readonly number[][]): number[] {
  return all.reduce((a, b) => (b.length > a.length ? b : a), [])
}
