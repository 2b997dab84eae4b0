import { afterPaint } from '#lib/after-paint.ts'
import { nextTask } from '#lib/next-task.ts'
import { whenIdle } from '#lib/when-idle.ts'

/** Whoever waits for the first look waits no longer than this, in milliseconds. */
const patience = 3000

let turn: Promise<void> | undefined

/**
 * Resolves once the first page was painted with what it is about, read from this device. Whatever a person
 * does not see or touch before that is loaded after it, so that it takes nothing from the way there. Whoever
 * waits gets a turn of their own, between which a tap is heard.
 */
export function firstLook(): Promise<void> {
  turn = turn ? turn.then(nextTask) : look()
  return turn
}

function look(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (isThere()) end()
    })
    const timer = setTimeout(end, patience)
    observer.observe(document.body, { childList: true, subtree: true })
    if (isThere()) end()

    function end() {
      observer.disconnect()
      clearTimeout(timer)
      void afterPaint().then(whenIdle).then(resolve)
    }
  })
}

/** A heading, and nothing that stands in for what is still being read. */
function isThere(): boolean {
  return (
    document.querySelector('#root main h1') !== null &&
    !document.querySelector('#root main [data-skeleton]')
  )
}
