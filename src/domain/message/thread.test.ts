import { expect, test } from 'vitest'
import { directThreadId, canFollowThread, membersOf, orderThreadId, parseThread } from './thread.ts'

const people = [
  { id: 'boss', role: 'owner', status: 'active' },
  { id: 'desk', role: 'admin', status: 'active' },
  { id: 'gone', role: 'admin', status: 'left' },
  { id: 'tech', role: 'technician', status: 'active' },
] as const

test('two people find the same thread whichever of them begins', () => {
  expect(directThreadId('b', 'a')).toBe(directThreadId('a', 'b'))
  expect(parseThread(directThreadId('b', 'a'))).toEqual({ kind: 'direct', uids: ['a', 'b'] })
})

test.each([
  [orderThreadId('o-1'), { kind: 'order', orderId: 'o-1' }],
  ['team', { kind: 'team' }],
  ['office-tech', { kind: 'office', uid: 'tech' }],
  ['direct-a', null],
  ['direct-a__b__c', null],
  ['teams', null],
  ['order-', null],
])('%s is read', (id, thread) => {
  expect(parseThread(id)).toEqual(thread)
})

test('everyone concerned follows a thread, and the office follows those about orders', () => {
  const members = (id: string, assignees: string[] = []) => {
    const thread = parseThread(id)
    return thread && membersOf(thread, people, assignees)
  }
  expect(members('team')).toEqual(['boss', 'desk', 'tech'])
  expect(members('order-o', ['tech', 'desk'])).toEqual(['tech', 'desk', 'boss'])
  expect(members('direct-desk__tech')).toEqual(['desk', 'tech'])
  expect(members('office-tech')).toEqual(['tech', 'boss', 'desk'])
})

test.each([
  ['team', ['tech', 'desk', 'idle']],
  ['order-o', ['tech', 'desk', 'idle']],
  ['office-tech', ['tech', 'desk']],
  ['direct-desk__tech', ['tech', 'desk']],
  ['direct-idle__tech', ['tech', 'idle']],
  ['direct-tech__idle', []],
  ['direct-tech__tech', []],
  ['teams', []],
])('%s is a conversation of %j', (id, uids) => {
  const all = [
    { uid: 'tech', role: 'technician' },
    { uid: 'desk', role: 'admin' },
    { uid: 'idle', role: 'technician' },
  ] as const
  const followers = all.filter((actor) => canFollowThread(parseThread(id), actor))
  expect(followers.map(({ uid }) => uid)).toEqual(uids)
})
