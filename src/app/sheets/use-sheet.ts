import { useSearchParams } from 'react-router'
import { keepPlace } from '../routing/navigation-state.ts'

/** Sheets that open over any page; the open one is in the URL as `?panel=`. */
const panels = ['sync', 'more', 'keys', 'find', 'sign-in'] as const
export type Panel = (typeof panels)[number]

export function useSheet(): {
  readonly open: Panel | null
  readonly show: (panel: Panel) => void
  readonly close: () => void
} {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('panel')
  return {
    open: panels.find((panel) => panel === asked) ?? null,
    show: (panel) =>
      setSearch(withPanel(panel), { state: keepPlace, replace: search.has('panel') }),
    close: () => setSearch(withPanel(null), { state: keepPlace, replace: true }),
  }
}

function withPanel(panel: Panel | null) {
  return (search: URLSearchParams) => {
    const next = new URLSearchParams(search)
    if (panel) next.set('panel', panel)
    else next.delete('panel')
    return next
  }
}
