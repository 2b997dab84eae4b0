/** Records the longest task of this page's main thread in milliseconds; 0 where none took over 50. */
export function followLongestTask(): {
  readonly longest: () => number
  readonly reset: () => void
} {
  let longest = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  })
  observer.observe({ type: 'longtask' })
  return {
    longest: () => longest,
    reset() {
      observer.takeRecords()
      longest = 0
    },
  }
}
