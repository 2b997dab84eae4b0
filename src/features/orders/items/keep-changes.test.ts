import { expect, test } from 'vitest'
import type { LateLine } from '#domain/stock/late-lines.ts'
import { keepChanges } from './keep-changes.ts'

test('what was used too late is added as it was noted, from no location, for those who see the order', () => {
  const line = {
    key: 'pump van',
    itemId: 'pump',
    name: 'Pump',
    unit: 'piece',
    locationId: 'van',
    quantity: 1,
    actorId: 'tech',
    movements: [
      { id: 'm1', type: 'consume', quantity: 2 },
      { id: 'm2', type: 'return', quantity: 1 },
    ],
  } as unknown as LateLine
  const order = { id: 'o1', isSent: true, assigneeIds: ['mate'] }
  const shared = { orderId: 'o1', itemId: 'pump', name: 'Pump', unit: 'piece', placeId: null }
  expect(keepChanges(order, line).map(({ args }) => args)).toEqual([
    { ...shared, movementId: 'm1_kept', quantity: 2, back: false, readerIds: ['mate'] },
    { ...shared, movementId: 'm2_kept', quantity: 1, back: true, readerIds: ['mate'] },
  ])
})
