/** Tells a deliberate tap from an accidental double tap, on a control whose action changes with each tap. */
export interface EchoGuard {
  /** Whether a tap at `now` counts while the control shows `face`. */
  readonly tap: (face: string, now: number) => boolean
  /** Reports that the control has shown `face` since `now`. */
  readonly drawn: (face: string, now: number) => void
  /** Reports that the last tap had no effect, so that the control may be tapped again. */
  readonly release: (now: number) => void
  /** How long taps are still ignored, in milliseconds; 0 where the next one counts. */
  readonly restsFor: (now: number) => number
}

/**
 * After a tap, none counts until the control has shown its new face for `echoMs`: a hand in a glove taps twice, and on
 * a slow phone the second tap hits a button that already says something else.
 */
export function createEchoGuard(echoMs: number): EchoGuard {
  let tapped: string | null = null
  let standing: { readonly face: string; readonly since: number } | null = null

  const restsFor = (now: number): number => {
    if (tapped === null) return 0
    return standing === null ? echoMs : Math.max(0, standing.since + echoMs - now)
  }

  return {
    restsFor,
    tap(face, now) {
      if (restsFor(now) > 0) return false
      tapped = face
      standing = null
      return true
    },
    drawn(face, now) {
      if (tapped === null || (standing === null && face === tapped)) return
      if (standing?.face !== face && restsFor(now) > 0) standing = { face, since: now }
    },
    release(now) {
      if (tapped !== null) standing = { face: tapped, since: now }
    },
  }
}
