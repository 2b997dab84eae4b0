import { expect, it } from 'vitest'
import { admin, tech, worldWithOrder } from '../world.fixture.ts'
import { splitAssignment } from './assignees.ts'

it('a large change of assignees is split into small steps', () => {
  expect(splitAssignment(['a'], ['b'])).toEqual([{ from: ['a'], to: ['b'] }])
  expect(splitAssignment(['a'], [])).toEqual([{ from: ['a'], to: [] }])
  expect(splitAssignment([], ['a', 'b', 'c', 'd'])).toEqual([
    { from: [], to: ['a', 'b', 'c', 'd'] },
  ])
  expect(splitAssignment(['x', 'y'], ['a', 'y', 'b', 'c', 'd', 'e'])).toEqual([
    { from: ['x', 'y'], to: ['y', 'a', 'b', 'c', 'd'] },
    { from: ['y', 'a', 'b', 'c', 'd'], to: ['y', 'a', 'b', 'c', 'd', 'e'] },
  ])
})

it.each([
  [true, ['tech'], 'ok'],
  [undefined, [], 'access/not-allowed'],
] as const)(
  'what a former assignee did counts if they handed the order over: %j',
  (handOver, former, result) => {
    const world = worldWithOrder()
    world.docs.set('orders/o1', {
      ...world.get('orders/o1'),
      status: 'dispatched',
      isSent: true,
      assigneeIds: ['tech'],
    })
    const edits = { assigneeIds: { from: ['tech'], to: ['anna'] } }
    const args = { orderId: 'o1', edits, ...(handOver && { handOver }) }
    expect(world.mutate('order/assign', args, admin)).toBe('ok')
    expect(world.get('orders/o1').assigneeIds).toEqual(['anna'])
    expect(world.get('orders/o1').formerAssigneeIds ?? []).toEqual(former)
    expect(world.mutate('order/move', { orderId: 'o1', to: 'accepted' }, tech)).toBe(result)
  },
)
