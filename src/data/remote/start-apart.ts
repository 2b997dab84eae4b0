import { report } from '../report.ts'

/** Lets things begin one after another, so many milliseconds apart. Stopping one that waits lets it never begin. */
export function startApart(apartMs: number): (begin: () => () => void) => () => void {
  let last: Promise<void> = Promise.resolve()
  return (begin) => {
    let end: (() => void) | undefined
    let stopped = false

    async function takeTurn(before: Promise<void>): Promise<void> {
      await before
      if (stopped) return
      try {
        end = begin()
      } catch (error) {
        // One that cannot begin must not keep the others from it.
        report('A set of documents is not followed', error)
      }
      await new Promise((resolve) => {
        setTimeout(resolve, apartMs)
      })
    }

    last = takeTurn(last)
    return () => {
      stopped = true
      end?.()
    }
  }
}
