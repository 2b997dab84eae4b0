import { expect, test } from 'vitest'
import { mutationNames } from '../mutation/mutation-name.ts'
import { changeKinds, changeSubjects, namesOf } from './change-groups.ts'

test('each mutation has one subject and one kind', () => {
  const bySubject = changeSubjects.flatMap((subject) => namesOf(subject, null) ?? [])
  const byKind = changeKinds.flatMap((kind) => namesOf(null, kind) ?? [])
  expect(bySubject.toSorted()).toEqual(mutationNames.toSorted())
  expect(byKind.toSorted()).toEqual(mutationNames.toSorted())
})

test('a subject and a kind together find what both have', () => {
  expect(namesOf('customers', 'created')).toEqual([
    'customer/create',
    'site/create',
    'asset/create',
    'share/create',
  ])
  expect(namesOf('money', 'created')).toEqual([
    'pricelist/create',
    'invoice/create',
    'estimate/create',
  ])
  expect(namesOf('orders', 'removed')).toEqual([
    'order/delete',
    'booking/cancel',
    'plan/removeOrder',
  ])
})

test('nothing chosen asks for no names', () => {
  expect(namesOf(null, null)).toBeNull()
})
