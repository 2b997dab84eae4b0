import { expect, it } from 'vitest'
import { readAddress, withAddress } from './tracking-url.ts'

const usual = readAddress(new URLSearchParams())

it('is the usual where nothing or nonsense is given', () => {
  const odd = new URLSearchParams('state=asleep&route=2026-02-31&orders=x&plans=y')
  expect(readAddress(odd)).toEqual(usual)
  expect(usual).toMatchObject({ hasOrders: true, hasPlans: false, routeDay: null, person: '' })
})

it('reads what it writes, and leaves out the usual', () => {
  const changes = {
    person: 'p1',
    visit: 'v1',
    territory: 'north',
    state: 'enRoute',
    skill: 'gas',
    hasOrders: false,
    hasPlans: true,
    routeDay: '2026-05-04',
  } as const
  const query = withAddress(new URLSearchParams('other=1'), changes)
  expect(readAddress(query)).toEqual(changes)
  expect(withAddress(query, usual).toString()).toBe('other=1')
})
