import { expect, test } from 'vitest'
import { admin, at, tech, worldWithOrder } from '#domain/mutation/mutators/world.fixture.ts'
import { sendBackChanges } from './send-back-changes.ts'

function completed() {
  const world = worldWithOrder()
  const done = { status: 'done', open: false, isSent: true, assigneeIds: ['gone'] } as const
  world.docs.set('orders/o1', { ...world.get('orders/o1'), ...done })
  const by = admin.uid
  const stamps = { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by, deletedAt: null }
  const { companyId, role, status } = tech
  world.docs.set('users/tech', { ...stamps, schema: 1, companyId, name: 'Ana', role, status })
  const send = (personId: string) =>
    sendBackChanges({ id: 'o1', ...done }, 'Photos missing', personId).map(({ name, args }) =>
      world.mutate(name, args as never),
    )
  return { world, send }
}

test('an order goes back to the person who is chosen for it', () => {
  const { world, send } = completed()
  expect(send('tech')).toEqual(['ok', 'ok'])
  expect(world.get('orders/o1')).toMatchObject({
    status: 'onSite',
    statusReason: 'Photos missing',
    open: true,
    isSent: true,
    assigneeIds: ['tech'],
  })
  expect(world.mutate('order/move', { orderId: 'o1', from: 'onSite', to: 'done' }, tech)).toBe('ok')
})

test('an order goes back to those who have it where no one is chosen', () => {
  const { world, send } = completed()
  expect(send('')).toEqual(['ok'])
  expect(world.get('orders/o1')).toMatchObject({ status: 'onSite', assigneeIds: ['gone'] })
})
