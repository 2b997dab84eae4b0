/** Lets things begin one after another, so many milliseconds apart. Stopping one that waits lets it never begin. */
export function startApart(apartMs: number): (begin: () => () => void) => () => void {
  let turn: Promise<void> = Promise.resolve()
  return (begin) => {
    let end: (() => void) | undefined
    let stopped = false
    turn = turn.then(() => {
      if (stopped) return undefined
      end = begin()
      return new Promise((resolve) => {
        setTimeout(resolve, apartMs)
      })
    })
    return () => {
      stopped = true
      end?.()
    }
  }
}
