import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { useWorkload } from './use-workload.ts'

const status = vi.hoisted(() => ({ download: null as object | null }))
vi.mock('#messages/index.ts', () => ({ useNow: () => 0 }))
vi.mock('#data/index.ts', () => ({
  everyonesTime: () => 'time',
  orderList: () => 'orders',
}))
vi.mock('#data/react.ts', () => ({
  useLive: (query: string) =>
    query === 'orders' ? [{ order: orderFixture('o1', { assigneeIds: ['nora'] }) }] : [],
  useSyncStatus: () => status,
  useTimeZone: () => 'UTC',
}))

function Count() {
  return String(useWorkload()('nora').openCount)
}

test('open orders are counted once all of them are here', () => {
  status.download = { share: 0.2 }
  expect(renderToStaticMarkup(<Count />)).toBe('null')
  status.download = null
  expect(renderToStaticMarkup(<Count />)).toBe('1')
})
