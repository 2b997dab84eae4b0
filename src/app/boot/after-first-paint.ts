/**
 * Runs `work` once the first screen has been painted: two frames, because the first one only
 * schedules the paint. A tab in the background gets no frames, so a timer stands in there.
 */
export function afterFirstPaint(work: () => void): void {
  let done = false
  const once = () => {
    if (done) return
    done = true
    work()
  }
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)))
  setTimeout(once, 1500)
}
