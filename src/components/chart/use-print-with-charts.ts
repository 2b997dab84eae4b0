import { createContext, type RefObject, useEffect, useState } from 'react'

/** Whether charts are drawn that have not come into view, as for printing. */
export const DrawEveryChart = createContext(false)

/** A page without one of its charts is better than none. */
const longestWaitMs = 15_000

/** Prints the page once each chart within this element is drawn, or could not be fetched. */
export function usePrintWithCharts(page: RefObject<Element | null>) {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const within = page.current
    if (!isPrinting || !within) return undefined
    const watcher = new MutationObserver(() => printOnceDrawn())
    const late = setTimeout(() => printNow(), longestWaitMs)
    const stop = () => {
      watcher.disconnect()
      clearTimeout(late)
    }
    const printNow = () => {
      stop()
      try {
        print()
      } finally {
        setPrinting(false)
      }
    }
    const printOnceDrawn = () => {
      const charts = [...within.querySelectorAll('[data-chart]')]
      if (charts.every((chart) => chart.querySelector('svg, canvas'))) printNow()
    }
    watcher.observe(within, { subtree: true, childList: true })
    printOnceDrawn()
    return stop
  }, [isPrinting, page])
  return { isPrinting, print: () => setPrinting(true) }
}
