/** Tells a tap from the echo of the tap before it, on a control that changes what it does with each tap. */
export interface EchoGuard {
  /** Whether a tap at `now` counts, on the control as it shows `face`. */
  readonly tap: (face: string, now: number) => boolean
  /** The control shows `face` since `now`. */
  readonly drawn: (face: string, now: number) => void
  /** The last tap came to nothing: the control may be tapped again as it was. */
  readonly release: (now: number) => void
  /** How long taps still count as echoes, in milliseconds; 0 where the next one counts. */
  readonly restsFor: (now: number) => number
}

/**
 * After a tap, none counts until the control has been drawn with its new face and has stood there for `echoMs`:
 * a hand in a glove taps twice, and on a slow phone the second tap meets a button that says something else.
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
