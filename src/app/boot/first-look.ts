import { afterPaint } from '#lib/after-paint.ts'

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
      void afterPaint().then(() => whenIdle(resolve))
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

/** Not every browser says when it is idle. */
function whenIdle(next: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(next, { timeout: 500 })
  else next()
}
