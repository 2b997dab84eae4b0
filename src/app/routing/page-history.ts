import { createContext } from 'react'
import type { createBrowserRouter } from 'react-router'
import { keepPlace, keepsOrigin, keepsPlace } from './keep-place.ts'
import { scrollPosition } from './scroll-on-demand.ts'
import { readStored, writeStored } from '#lib/browser-storage.ts'
import {
  arrive,
  currentOf,
  emptyTrail,
  type Focus,
  originOf,
  readTrail,
  type Trail,
  type TrailEntry,
  withCurrent,
} from './trail.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Where this tab has been: where Back leads, and how each page was left. */
export interface PageHistory {
  /** The page that is shown; what was left of it is there when one comes back to it. */
  current(): TrailEntry | null
  /** From where it was opened; null for one opened by a link from elsewhere. */
  origin(): TrailEntry | null
  /** Goes there as the browser's back button does. */
  goToOrigin(): void
  /** The row that led here. */
  pressed(): Focus['row']
  /** Changes what stands after `?` in the page's address: no step to go back to, and no jump. */
  readonly changeQuery: (next: (now: URLSearchParams) => URLSearchParams) => void
  /** Keeps something for when one comes back to this page. */
  note(name: string, value: unknown): void
  /** Nothing of what was seen stays, as after signing out. */
  forget(): void
}

/** null where pages are drawn at build. */
export const PageHistoryContext = createContext<PageHistory | null>(null)

const storageKey = 'daybook:trail'

/** Follows the router from its first page on. A reload goes on where the page was. */
export function createPageHistory(router: Router): PageHistory {
  let trail = arrive(storedTrail(), arrivalOf(router))
  let pressed: Focus['row'] = null
  let last: Element | null = null

  for (const event of ['focusin', 'click'] as const) {
    const remember = ({ target }: Event) => {
      last = target instanceof Element ? target : null
    }
    document.addEventListener(event, remember, true)
  }
  addEventListener('pagehide', () => {
    leave()
    store(JSON.stringify(trail))
  })
  addEventListener('pageshow', () => store(null))
  store(null)

  router.subscribe(({ location: { key, state } }) => {
    if (key === currentOf(trail)?.key) return
    const arrival = arrivalOf(router)
    if (arrival.type !== 'replace' || !keepsPlace(state)) leave()
    trail = arrive(trail, arrival)
  })

  /** The page is still as it was: the one that comes is drawn after this. */
  function leave(): void {
    const entry = currentOf(trail)
    if (!entry) return
    const left = scrollPosition()?.readLeft(last) ?? null
    pressed = left?.focus?.row ?? null
    trail = withCurrent(trail, { ...entry, left, title: document.title })
  }

  return {
    current: () => currentOf(trail) ?? null,
    origin: () => originOf(trail)?.entry ?? null,
    goToOrigin() {
      const origin = originOf(trail)
      if (origin) void router.navigate(-origin.steps)
    },
    pressed: () => pressed,
    changeQuery: (next) => {
      // The router's own word: what is drawn may be a step behind.
      const { pathname, search, hash } = router.state.location
      const changed = next(new URLSearchParams(search)).toString()
      void router.navigate({ pathname, search: changed, hash }, { replace: true, state: keepPlace })
    },
    note(name, value) {
      const entry = currentOf(trail)
      if (entry) trail = withCurrent(trail, { ...entry, notes: { ...entry.notes, [name]: value } })
    },
    forget() {
      trail = arrive(emptyTrail, arrivalOf(router))
    },
  }
}

const types = { PUSH: 'push', REPLACE: 'replace', POP: 'pop' } as const

function arrivalOf({ state: { location, historyAction } }: Router) {
  const { key, pathname, search, state } = location
  return {
    type: types[historyAction],
    key,
    path: `${pathname}${search}`,
    keepsOrigin: keepsOrigin(state),
  }
}

/** What this tab knew before it was loaded again; a page that was asked for by its address begins anew. */
function storedTrail(): Trail {
  const [navigation] = performance.getEntriesByType('navigation')
  const isNew =
    !(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'navigate'
  return isNew ? emptyTrail : readTrail(readStored(storageKey, 'sessionStorage'))
}

/** Stored only while the page is away: what was seen here is nobody else's business. */
function store(text: string | null): void {
  writeStored(storageKey, text, 'sessionStorage')
}
