import { afterPaint } from '#lib/after-paint.ts'
import { nextTask } from '#lib/next-task.ts'
import { whenIdle } from '#lib/when-idle.ts'

/** The longest wait for the first content paint, in milliseconds. */
const maxWaitMs = 3000

let content: Promise<void> | undefined
let turn: Promise<void> | undefined

/** Resolves as soon as the first page has its content, before that is painted. */
export function firstContent(): Promise<void> {
  content ??= whenFilled()
  return content
}

/**
 * Resolves once the first page is painted with its content, read from this device. Code that is not needed for that
 * paint waits for it, so that it does not delay it. Each caller gets a task of its own; taps are handled in between.
 */
export function firstContentPaint(): Promise<void> {
  turn = turn ? turn.then(nextTask) : firstContent().then(afterPaint).then(whenIdle)
  return turn
}

function whenFilled(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (hasContent()) end()
    })
    const timer = setTimeout(end, maxWaitMs)
    observer.observe(document.body, { childList: true, subtree: true })
    if (hasContent()) end()

    function end() {
      observer.disconnect()
      clearTimeout(timer)
      document.getElementById('kept')?.remove()
      resolve()
    }
  })
}

/** A heading, and no skeleton in place of content that is still being read. */
function hasContent(): boolean {
  return (
    document.querySelector('#root main h1') !== null &&
    !document.querySelector('#root main [data-skeleton]')
  )
}
