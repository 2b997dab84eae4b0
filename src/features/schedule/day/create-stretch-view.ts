import type { LiveValue } from '#lib/live-value.ts'
import { whenIdle } from '#lib/when-idle.ts'
import type { Stretch } from './lane-model.ts'

/** So many lanes are drawn in one task: thirty at once would make the next frame of a scroll wait. */
const atOnce = 4

export interface StretchView extends Pick<LiveValue<Stretch>, 'get' | 'subscribe'> {
  /** Draws another stretch: all lanes at once if it is missing on the screen, else a few at a time. */
  readonly set: (stretch: Stretch, isMissing: boolean) => void
}

/** The minutes of the day that lanes draw, and who is to hear of other ones. */
export function createStretchView(): StretchView {
  const listeners = new Set<() => void>()
  let now: Stretch = { from: 0, to: 0 }

  async function tell(stretch: Stretch): Promise<void> {
    const waiting = [...listeners]
    while (waiting.length > 0) {
      for (const listener of waiting.splice(0, atOnce)) if (listeners.has(listener)) listener()
      await whenIdle()
      // Those of a newer stretch are all told of that one.
      if (now !== stretch) return
    }
  }

  return {
    get: () => now,
    set(stretch, isMissing) {
      if (stretch.from === now.from && stretch.to === now.to) return
      now = stretch
      if (isMissing) for (const listener of listeners) listener()
      else void tell(stretch)
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
