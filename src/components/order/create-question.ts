import { useSyncExternalStore } from 'react'
import { createLiveValue } from '#lib/live-value.ts'

/** A question before a step, which the app's frame shows as a sheet; without a frame `go` answers it at once. */
export function createQuestion<Q>(go: (question: Q) => void) {
  const asked = createLiveValue<Q | null>(null)
  let askers = 0

  function subscribe(onChange: () => void) {
    askers += 1
    const stop = asked.subscribe(onChange)
    return () => {
      askers -= 1
      stop()
    }
  }

  return {
    ask: (question: Q): void => {
      if (askers > 0) asked.set(question)
      else go(question)
    },
    /** For the frame that asks: the open question, and how to close it. */
    useQuestion: () => {
      const question = useSyncExternalStore(subscribe, asked.get)
      return { question, close: () => asked.set(null) }
    },
  }
}
