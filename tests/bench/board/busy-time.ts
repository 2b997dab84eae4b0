import type { Page } from '@playwright/test'

/** How long something took, and for how long of that the page's main thread was busy, in milliseconds. */
export interface Timing {
  readonly ms: number
  readonly busy: number
}

/** Measures by the clock and by the main thread's processor time, which other programs do not lengthen. */
export interface BusyTimer {
  time(act: () => Promise<number>): Promise<Timing>
}

export async function createBusyTimer(page: Page): Promise<BusyTimer> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busyMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  return {
    async time(act) {
      const before = await busyMs()
      const ms = await act()
      return { ms, busy: (await busyMs()) - before }
    },
  }
}
