import { createContext } from 'react'
import type { createBrowserRouter } from 'react-router'
import { keepPlace, keepsOrigin, keepsPlace } from './navigation-state.ts'
import { closeToRow } from './row-transition-on-demand.ts'
import { scrollPosition } from './scroll-on-demand.ts'
import { readStored, writeStored } from '#lib/browser-storage.ts'
import type { UrlQuery } from '#ui/url-query.ts'
import {
  afterNavigation,
  currentOf,
  emptyStack,
  type Focus,
  originOf,
  readHistoryStack,
  type HistoryStack,
  type HistoryEntry,
  trailOf,
  withCurrent,
} from './history-stack.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** This tab's history: where Back leads and the state in which each page was left. */
export interface PageHistory {
  /** The current page, with the state saved for it on an earlier visit. */
  current(): HistoryEntry | null
  /** The page it was opened from; null if it was opened by an external link. */
  origin(): HistoryEntry | null
  /** The paths of the current page and of those that it was opened from. */
  trail(): readonly string[]
  /** Goes there in the browser's history. */
  goToOrigin(): void
  /** Whether a way back was begun by the page itself, and not by the browser's Back. */
  isGoingToOrigin(): boolean
  /** The row whose press opened this page. */
  pressed(): Focus['row']
  /** Changes the query without a scroll jump. */
  readonly changeQuery: UrlQuery['change']
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
  let stack = afterNavigation(storedStack(), navigationOf(router))
  let pressed: Focus['row'] = null
  let lastElement: Element | null = null
  let isGoingToOrigin = false

  for (const event of ['focusin', 'click'] as const) {
    const remember = ({ target }: Event) => {
      lastElement = target instanceof Element ? target : null
    }
    document.addEventListener(event, remember, true)
  }
  addEventListener('pagehide', () => {
    leave()
    store(JSON.stringify(stack))
  })
  addEventListener('pageshow', () => store(null))
  store(null)

  router.subscribe(({ location: { key, state } }) => {
    if (key === currentOf(stack)?.key) return
    isGoingToOrigin = false
    const navigation = navigationOf(router)
    if (navigation.type !== 'replace' || !keepsPlace(state)) leave()
    stack = afterNavigation(stack, navigation)
  })

  /** Called before the next page renders, while the current one is still in the DOM. */
  function leave(): void {
    const entry = currentOf(stack)
    if (!entry) return
    const left = scrollPosition()?.readLeftState(lastElement) ?? null
    pressed = left?.focus?.row ?? null
    stack = withCurrent(stack, { ...entry, left, title: document.title })
  }

  return {
    current: () => currentOf(stack) ?? null,
    origin: () => originOf(stack)?.entry ?? null,
    trail: () => trailOf(stack),
    goToOrigin() {
      const origin = originOf(stack)
      if (!origin) return
      isGoingToOrigin = true
      closeToRow(() => void router.navigate(-origin.steps))
    },
    isGoingToOrigin: () => isGoingToOrigin,
    pressed: () => pressed,
    changeQuery: (next, isStep) => {
      // Taken from the router, because the rendered page may lag behind it.
      const { pathname, search, hash } = router.state.location
      const query = next(new URLSearchParams(search))
      void router.navigate(
        { pathname, search: query.toString(), hash },
        { replace: !isStep?.(new URLSearchParams(search), query), state: keepPlace },
      )
    },
    note(name, value) {
      const entry = currentOf(stack)
      if (entry) stack = withCurrent(stack, { ...entry, notes: { ...entry.notes, [name]: value } })
    },
    forget() {
      stack = afterNavigation(emptyStack, navigationOf(router))
    },
  }
}

const types = { PUSH: 'push', REPLACE: 'replace', POP: 'pop' } as const

function navigationOf({ state: { location, historyAction } }: Router) {
  const { key, pathname, search, state } = location
  return {
    type: types[historyAction],
    key,
    path: `${pathname}${search}`,
    keepsOrigin: keepsOrigin(state),
  }
}

/** The history stored before a reload; a page opened by its URL starts a new one. */
function storedStack(): HistoryStack {
  const [navigation] = performance.getEntriesByType('navigation')
  const isNew =
    !(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'navigate'
  return isNew ? emptyStack : readHistoryStack(readStored(storageKey, 'sessionStorage'))
}

/** Stored only while the page is unloaded, so that no one else can see what was viewed here. */
function store(text: string | null): void {
  writeStored(storageKey, text, 'sessionStorage')
}
