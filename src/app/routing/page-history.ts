import { createContext } from 'react'
import type { createBrowserRouter } from 'react-router'
import { keepPlace, keepsOrigin, keepsPlace } from './navigation-state.ts'
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

/** This tab's history: where Back leads and the state in which each page was left. */
export interface PageHistory {
  /** The current page, with the state saved for it on an earlier visit. */
  current(): TrailEntry | null
  /** The page it was opened from; null if it was opened by an external link. */
  origin(): TrailEntry | null
  /** Goes there in the browser's history. */
  goToOrigin(): void
  /** The row whose press opened this page. */
  pressed(): Focus['row']
  /** Replaces the query without a history entry or a scroll jump. */
  readonly changeQuery: (next: (now: URLSearchParams) => URLSearchParams) => void
  /** Saves a value for the next visit to this page. */
  note(name: string, value: unknown): void
  /** Clears everything, as after signing out. */
  forget(): void
}

/** null while prerendering. */
export const PageHistoryContext = createContext<PageHistory | null>(null)

const storageKey = 'daybook:trail'

/** Follows the router from its first page on. A reload continues with the stored history. */
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

  /** Called before the next page renders, while the current one is still in the DOM. */
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
      // Taken from the router, because the rendered page may lag behind it.
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

/** The history stored before a reload; a page opened by its URL starts a new one. */
function storedTrail(): Trail {
  const [navigation] = performance.getEntriesByType('navigation')
  const isNew =
    !(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'navigate'
  return isNew ? emptyTrail : readTrail(readStored(storageKey, 'sessionStorage'))
}

/** Stored only while the page is unloaded, so that no one else can see what was viewed here. */
function store(text: string | null): void {
  writeStored(storageKey, text, 'sessionStorage')
}
