/** A tab in the background paints nothing; a timer stands in, in milliseconds. */
const patience = 500

/** Resolves once the next frame was painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
}
