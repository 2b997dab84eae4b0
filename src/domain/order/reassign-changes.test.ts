import { expect, test } from 'vitest'
import { reassignChanges } from './reassign-changes.ts'

const asked = { part: 2, reason: 'Flat tyre' }
const order = { id: 'o1', status: 'accepted', assigneeIds: ['me'] } as const

function changes(more: Partial<Parameters<typeof reassignChanges>[0]>) {
  let ids = 0
  return reassignChanges({ ...order, ...more }, asked, () => `m${(ids += 1)}`)
}

test('before the drive it is the request alone', () => {
  const request = { name: 'order/askReassign', args: { orderId: 'o1', ...asked } }
  expect(changes({})).toMatchObject([request])
  expect(changes({ status: 'enRoute', assigneeIds: ['me', 'mate'] })).toMatchObject([request])
})

test('on the way the drive ends first', () => {
  const found = changes({ status: 'enRoute' })
  expect(found).toMatchObject([
    { name: 'order/move', args: { from: 'enRoute', to: 'accepted' } },
    { name: 'order/askReassign', args: { orderId: 'o1', ...asked } },
  ])
  expect(new Set(found.map(({ id }) => id)).size).toBe(2)
})
