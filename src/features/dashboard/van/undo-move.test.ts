import { expect, test } from 'vitest'
import { undoMove } from './undo-move.ts'

const sent = { movementId: 'm1', itemId: 'filter', quantity: 3, reason: 'For Tuesday' }
const id = () => 'm2'

test('what was taken into the van is sent back and arrives at once', () => {
  expect(undoMove({ ...sent, fromId: 'store', toId: 'van' }, 'van', id)).toEqual({
    send: {
      movementId: 'm2',
      itemId: 'filter',
      quantity: 3,
      fromId: 'van',
      toId: 'store',
      reason: '',
    },
    receive: { transferId: 'm2', quantity: 3, placeId: 'store' },
  })
})

test('what was sent from the van and is on its way is received there again', () => {
  expect(undoMove({ ...sent, fromId: 'van', toId: 'store' }, 'van', id)).toEqual({
    send: null,
    receive: { transferId: 'm1', quantity: 3, placeId: 'van' },
  })
})
