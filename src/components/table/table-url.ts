import * as v from 'valibot'
import type { Sorting } from '#ui/table/table-column.ts'

/** How a table is shown, as far as its URL says so. */
export interface TableUrl {
  readonly sorting: Sorting | null
  /** The columns that a link asks for; null for those of this device. */
  readonly columns: readonly string[] | null
}

const word = /^[a-zA-Z]{1,30}$/
const sortParam = v.pipe(
  v.string(),
  v.regex(/^-?[a-zA-Z]{1,30}$/),
  v.transform((text) => ({ column: text.replace('-', ''), isDescending: text.startsWith('-') })),
)
const columnsParam = v.pipe(
  v.string(),
  v.maxLength(500),
  v.transform((text) => text.split('.')),
  v.array(v.pipe(v.string(), v.regex(word))),
)

/** Reads `?sort=-due&cols=number.title`. What this version does not know is as if it were not there. */
export function readTableUrl(search: URLSearchParams, known: readonly string[]): TableUrl {
  const sort = v.safeParse(sortParam, search.get('sort'))
  const cols = v.safeParse(columnsParam, search.get('cols'))
  const columns = cols.success ? cols.output.filter((id) => known.includes(id)) : []
  return {
    sorting: sort.success && known.includes(sort.output.column) ? sort.output : null,
    columns: columns.length > 0 ? columns : null,
  }
}

/** The query with part of how the table is shown changed. */
export function writeTableUrl(
  search: URLSearchParams,
  changes: Partial<TableUrl>,
): URLSearchParams {
  const next = new URLSearchParams(search)
  const { sorting, columns } = changes
  if (sorting === null) next.delete('sort')
  else if (sorting) next.set('sort', `${sorting.isDescending ? '-' : ''}${sorting.column}`)
  if (columns === null) next.delete('cols')
  else if (columns) next.set('cols', columns.join('.'))
  return next
}

/** The part of a query that a saved view keeps: all but the sheet that is open. */
export function viewQuery(search: URLSearchParams): string {
  const kept = new URLSearchParams(search)
  kept.delete('panel')
  kept.delete('words')
  kept.sort()
  return kept.toString()
}
