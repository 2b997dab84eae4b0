import { useSearchParams } from 'react-router'
import { keepPlace } from '../routing/navigation-state.ts'

/** Sheets over any page. The open one is in the URL as `?panel=`, what its search begins with as `?words=`. */
const sheetNames = ['sync', 'keys', 'find', 'sign-in', 'welcome'] as const
export type SheetName = (typeof sheetNames)[number]

export function useSheet(): {
  readonly open: SheetName | null
  readonly show: (sheet: SheetName) => void
  readonly close: () => void
} {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('panel')
  return {
    open: sheetNames.find((sheet) => sheet === asked) ?? null,
    show: (sheet) =>
      setSearch(withSheet(sheet), { state: keepPlace, replace: search.has('panel') }),
    close: () => setSearch(withSheet(null), { state: keepPlace, replace: true }),
  }
}

function withSheet(sheet: SheetName | null) {
  return (search: URLSearchParams) => {
    const next = new URLSearchParams(search)
    if (sheet) next.set('panel', sheet)
    else next.delete('panel')
    // What is searched for belongs to the sheet of the search.
    if (sheet !== 'find') next.delete('words')
    return next
  }
}
