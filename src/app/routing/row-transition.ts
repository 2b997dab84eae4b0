/** The name that a row and the head of its page share while one becomes the other. */
const shared = 'opened'

/** How long the picture may stand still until the other page is there, in milliseconds. */
const maxWaitMs = 250

/** Whether a row may grow into its page: where the list is not beside it, and unless less motion is wanted. */
function isWanted(): boolean {
  return (
    'startViewTransition' in document &&
    document.visibilityState === 'visible' &&
    matchMedia('(width < 700px) and (prefers-reduced-motion: no-preference)').matches
  )
}

/** Goes to the page of a row, whose head grows out of the row. Without a row for the path, it only goes. */
export function openFromRow(path: string, go: () => void): void {
  const row = isWanted() ? rowOf(new URL(path, location.origin).pathname) : undefined
  if (row) morph(row, pageHead, go)
  else go()
}

/** Goes back to a list, where the head of the page that is left shrinks into its row. */
export function closeToRow(go: () => void): void {
  const { pathname } = location
  const head = isWanted() ? pageHead() : undefined
  if (head) morph(head, () => rowOf(pathname), go)
  else go()
}

/** Where the other element does not appear in time, the pages fade into each other. */
function morph(from: HTMLElement, findTo: () => HTMLElement | undefined, go: () => void): void {
  let to: HTMLElement | undefined
  from.style.viewTransitionName = shared
  const transition = document.startViewTransition(async () => {
    from.style.viewTransitionName = ''
    const before = pageHead()
    go()
    to = await waitFor(() => (pageHead() === before ? undefined : findTo()))
    if (to) to.style.viewTransitionName = shared
  })
  const end = () => {
    from.style.viewTransitionName = ''
    if (to) to.style.viewTransitionName = ''
  }
  // A transition that the browser skips has shown the page all the same.
  transition.ready.catch(() => undefined)
  transition.finished.then(end, end)
}

/** The link of a list's row that leads to the page. */
function rowOf(pathname: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    'main [data-row] a[href], main a[data-row]',
  )
  return [...links].find((link) => link.pathname === pathname && link.checkVisibility())
}

/** The head of a page whose content has loaded. */
function pageHead(): HTMLElement | undefined {
  if (document.querySelector('main [data-skeleton]')) return undefined
  const title = document.querySelector('main h1')
  return title?.closest('header') ?? undefined
}

/** What `find` finds in the page, undefined where that takes too long. No frame is drawn meanwhile. */
async function waitFor(find: () => HTMLElement | undefined): Promise<HTMLElement | undefined> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => settle(find()))
    const timer = setTimeout(() => settle(find(), true), maxWaitMs)
    const settle = (found: HTMLElement | undefined, isOver = false) => {
      if (!found && !isOver) return
      observer.disconnect()
      clearTimeout(timer)
      resolve(found)
    }
    observer.observe(document.body, { childList: true, subtree: true })
    settle(find())
  })
}
