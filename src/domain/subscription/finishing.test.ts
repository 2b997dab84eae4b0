import { expect, test } from 'vitest'
import type { Actor } from '../access/actor.ts'
import { can, offerOf } from '../access/can.ts'
import { orderStatuses } from '../order/order-status.ts'
import { isOpenInLapse } from './finishing.ts'

const begun = ['enRoute', 'onSite', 'paused', 'done', 'partlyDone', 'cannotComplete', 'reviewed']
const isOpen = (name: string, status: string, args: unknown = {}) =>
  isOpenInLapse(
    { name, args, refs: ['orders/o1', 'visits/v1'] },
    new Map([['orders/o1', { status }]]),
  )

test.each(orderStatuses)('work on an order that is %s is open only if it had begun', (status) => {
  const expected = [...begun, 'invoiced'].includes(status)
  for (const name of ['order/move', 'order/answer', 'photo/add', 'stock/use', 'time/clock'])
    expect(isOpen(name, status), name).toBe(expected)
})

test('nothing new is open, not even for an order that had begun', () => {
  for (const name of [
    'order/create',
    'order/assign',
    'order/followUp',
    'booking/plan',
    'order/invoice',
  ])
    expect(isOpen(name, 'onSite'), name).toBe(false)
})

test('of an order that had begun only the text on what was done is edited', () => {
  expect(isOpen('order/edit', 'onSite', { edits: { resolution: {} } })).toBe(true)
  expect(isOpen('order/edit', 'onSite', { edits: { resolution: {}, title: {} } })).toBe(false)
  expect(isOpen('order/edit', 'dispatched', { edits: { resolution: {} } })).toBe(false)
  expect(isOpen('order/edit', 'onSite', null)).toBe(false)
})

test('messages, money that was received and the own account stay open', () => {
  for (const name of ['message/send', 'payment/record', 'user/edit', 'owner/cancelDeletion'])
    expect(isOpen(name, 'new'), name).toBe(true)
})

test('an order that is not known here is left to the rules', () => {
  const change = { name: 'photo/add', args: {}, refs: ['orders/o2'] as const }
  expect(isOpenInLapse(change, new Map())).toBe(true)
})

test('screens offer the same', () => {
  const actor: Actor = {
    uid: 'u1',
    companyId: 'c1',
    role: 'owner',
    status: 'active',
    permissions: [],
    isLapsed: true,
  }
  expect(offerOf({ ...actor, isLapsed: false }, 'order/create')).toBe('open')
  expect(offerOf(actor, 'order/create')).toBe('disabled')
  expect(offerOf({ ...actor, role: 'technician' }, 'order/create')).toBeNull()
  expect(offerOf(null, 'order/create')).toBeNull()
  for (const action of [
    'order/view',
    'message/send',
    'read/mark',
    'payment/record',
    'stock/move',
    'member/manage',
    'company/delete',
    'data/erase',
  ] as const)
    expect(can(actor, action), action).toBe(true)
  for (const action of [
    'order/edit',
    'order/delete',
    'customer/create',
    'invoice/issue',
    'stock/count',
    'stock/manage',
  ] as const)
    expect(can(actor, action), action).toBe(false)
  expect(can(actor, 'order/work', { status: 'onSite' })).toBe(true)
  expect(can(actor, 'order/work', { status: 'accepted' })).toBe(false)
})
