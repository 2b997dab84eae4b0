import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DrainOptions } from '../outbox/drain/create-drain.ts'
import { createDrainer } from './create-drainer.ts'
import { createPageSignals } from './host-signals.ts'

let page: EventTarget
let shown: EventTarget & { visibilityState: string }

beforeEach(() => {
  page = new EventTarget()
  shown = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', shown)
})
afterEach(() => vi.unstubAllGlobals())

/** A page without a worker. */
function listen() {
  const runs: (DrainOptions | undefined)[] = []
  const drainer = createDrainer(
    {
      run: async (options) => {
        runs.push(options)
        return { kind: 'idle' }
      },
    },
    () => undefined,
  )
  const stop = createPageSignals().onFresh(() => void drainer.drain(true))
  return { runs, stop }
}

test.each(['online', 'pageshow', 'focus'])(
  'case 16: at %s the page sends at once',
  async (event) => {
    const { runs, stop } = listen()
    page.dispatchEvent(new Event(event))
    // Without a timer: sending starts before the event handler returns.
    expect(runs).toEqual([{ fresh: true }])
    stop()
    page.dispatchEvent(new Event(event))
    expect(runs).toHaveLength(1)
  },
)

test('case 16: being shown again counts as news, being hidden does not', () => {
  const { runs } = listen()
  shown.dispatchEvent(new Event('visibilitychange'))
  expect(runs).toEqual([])
  shown.visibilityState = 'visible'
  shown.dispatchEvent(new Event('visibilitychange'))
  expect(runs).toEqual([{ fresh: true }])
})
