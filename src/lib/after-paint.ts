/** A background tab paints nothing, so a timer of this many milliseconds stands in. */
const maxWaitMs = 500

/** Resolves once the next frame has been painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, maxWaitMs)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
}
