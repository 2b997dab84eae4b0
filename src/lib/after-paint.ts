/** A background tab paints nothing, so a timer of this many milliseconds stands in. */
const patience = 500

/** Resolves once the next frame has been painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
}
