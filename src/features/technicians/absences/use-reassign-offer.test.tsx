import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Data } from '#data/index.ts'
import { DataProvider } from '#data/react.ts'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { createLiveValue } from '#lib/live-value.ts'
import { enApp } from '#messages/en/app.ts'
import { showMessages } from '#messages/i18n.ts'
import { showToast } from '#ui/overlay/toast.ts'
import { useReassignOffer } from './use-reassign-offer.ts'

vi.mock('#ui/overlay/toast.ts', () => ({ showToast: vi.fn() }))
beforeAll(() => showMessages('en', enApp))

test('time off stored before the orders were read still leads to reassigning them', async () => {
  const orders = createLiveValue<readonly object[] | undefined>(undefined)
  const session = { get: () => ({ kind: 'starting' }), subscribe: () => () => undefined }
  const data = { session, live: () => orders } as unknown as Data

  function Offer() {
    const offer = useReassignOffer()
    void offer('Approved', { userId: 'nora', fromOn: '2999-05-04', toOn: '2999-05-06' })
    return null
  }
  renderToStaticMarkup(
    <MemoryRouter>
      <DataProvider data={data}>
        <Offer />
      </DataProvider>
    </MemoryRouter>,
  )
  const order = orderFixture('o1', {
    assigneeIds: ['nora'],
    plannedStart: '2999-05-05T09:00:00.000Z',
  })
  orders.set([{ order }])
  await vi.waitFor(
    () =>
      expect(showToast).toHaveBeenCalledWith(
        'Approved',
        expect.objectContaining({
          note: '1 order planned',
          action: expect.objectContaining({ label: 'Reassign' }),
        }),
      ),
    { timeout: 30_000 },
  )
})
