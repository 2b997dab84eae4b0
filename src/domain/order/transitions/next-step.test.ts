import { expect, test } from 'vitest'
import type { Actor } from '#domain/access/actor.ts'
import { nextStep, nextStepOfVisit } from './next-step.ts'
import { orderStatuses } from '../order-status.ts'
import { allowedSteps } from './allowed-steps.ts'

const technician: Actor = {
  uid: 't1',
  companyId: 'c1',
  role: 'technician',
  status: 'active',
  permissions: [],
}
const admin: Actor = { ...technician, uid: 'a1', role: 'admin' }

test('a technician is led from accepting to done', () => {
  const walked = ['dispatched', 'accepted', 'enRoute', 'onSite'] as const
  const next = walked.map((status) => nextStep({ status, assigneeIds: ['t1'] }, technician))
  expect(next).toEqual(['accepted', 'enRoute', 'onSite', 'done'])
  expect(nextStep({ status: 'done', assigneeIds: ['t1'] }, technician)).toBeNull()
  const planned = { status: 'scheduled', assigneeIds: ['t1'], isSent: false } as const
  expect(nextStep(planned, technician)).toBeNull()
})

test('with a visit still to come, partly done work goes on at the site', () => {
  const next = (status: 'partlyDone' | 'accepted', uid = 't1') =>
    nextStepOfVisit({ status, assigneeIds: [uid] }, technician)
  expect(nextStep({ status: 'partlyDone', assigneeIds: ['t1'] }, technician)).toBeNull()
  expect(next('partlyDone')).toBe('onSite')
  expect(next('accepted')).toBe('enRoute')
  expect(next('partlyDone', 't2')).toBeNull()
})

test('the office sends what is planned and reviews what is finished', () => {
  expect(nextStep({ status: 'scheduled', assigneeIds: ['t1'] }, admin)).toBe('dispatched')
  expect(nextStep({ status: 'onSite', assigneeIds: ['t1'] }, admin)).toBeNull()
  expect(nextStep({ status: 'done', assigneeIds: ['t1'] }, admin)).toBe('reviewed')
})

test('an admin who does the work is led like a technician', () => {
  expect(nextStep({ status: 'enRoute', assigneeIds: ['a1'] }, admin)).toBe('onSite')
})

test('is never a step that the machine refuses', () => {
  for (const status of orderStatuses) {
    for (const assigneeIds of [[], ['t1'], ['a1', 't1']]) {
      for (const actor of [technician, admin]) {
        const next = nextStep({ status, assigneeIds }, actor)
        if (next) expect(allowedSteps({ status, assigneeIds }, actor)).toContain(next)
      }
    }
  }
})

test('is none for a person who is not involved', () => {
  expect(nextStep({ status: 'scheduled', assigneeIds: ['t2'] }, technician)).toBeNull()
})
