/** Tells a deliberate tap from an accidental double tap, on a control whose action changes with each tap. */
export interface DoubleTapGuard {
  /** Whether a tap at `now` counts while the control shows `label`. */
  readonly tap: (label: string, now: number) => boolean
  /** Reports that the control has shown `label` since `now`. */
  readonly shown: (label: string, now: number) => void
  /** Reports that the last tap had no effect, so that the control may be tapped again. */
  readonly release: (now: number) => void
  /** How long taps are still ignored, in milliseconds; 0 where the next one counts. */
  readonly blockedForMs: (now: number) => number
}

/**
 * After a tap, none counts until the control has shown its new label for `doubleTapMs`: a hand in a glove taps twice,
 * and on a slow phone the second tap hits a button that already says something else.
 */
export function createDoubleTapGuard(doubleTapMs: number): DoubleTapGuard {
  let tapped: string | null = null
  let current: { readonly label: string; readonly since: number } | null = null

  const blockedForMs = (now: number): number => {
    if (tapped === null) return 0
    return current === null ? doubleTapMs : Math.max(0, current.since + doubleTapMs - now)
  }

  return {
    blockedForMs,
    tap(label, now) {
      if (blockedForMs(now) > 0) return false
      tapped = label
      current = null
      return true
    },
    shown(label, now) {
      if (tapped === null || (current === null && label === tapped)) return
      if (current?.label !== label && blockedForMs(now) > 0) current = { label, since: now }
    },
    release(now) {
      if (tapped !== null) current = { label: tapped, since: now }
    },
  }
}
