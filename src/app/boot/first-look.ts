/** Whoever waits for the first look waits no longer than this, in milliseconds. */
const patience = 3000

let look: Promise<void> | undefined

/**
 * Resolves once the first page was painted with what it is about, read from this device. Whatever a person
 * does not see or touch before that is loaded after it, so that it takes nothing from the way there.
 */
export function firstLook(): Promise<void> {
  look ??= new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (isThere()) end()
    })
    const timer = setTimeout(end, patience)
    observer.observe(document.body, { childList: true, subtree: true })
    if (isThere()) end()

    function end() {
      observer.disconnect()
      clearTimeout(timer)
      whenPainted(() => whenIdle(resolve))
    }
  })
  return look
}

/** A heading, and nothing that stands in for what is still being read. */
function isThere(): boolean {
  return (
    document.querySelector('main h1') !== null && !document.querySelector('main [data-skeleton]')
  )
}

/** Two frames: the first one only schedules the paint. A tab in the background gets none, so a timer stands in. */
function whenPainted(next: () => void): void {
  const timer = setTimeout(next, 500)
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(next)
    }),
  )
}

/** Not every browser says when it is idle. */
function whenIdle(next: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(next, { timeout: 500 })
  else next()
}
