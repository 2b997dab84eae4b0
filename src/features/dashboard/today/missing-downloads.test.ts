import { expect, test } from 'vitest'
import type { OrderReadiness } from '#data/index.ts'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { missingForAll, missingOf } from './missing-downloads.ts'

const here = { latitude: 44.6, longitude: -63.6 }
const elsewhere = { latitude: 45, longitude: -63 }
const isElsewhere = (place: GeoPoint | null) => place?.latitude === elsewhere.latitude

function orderReadiness(lack: Partial<Omit<OrderReadiness, 'order' | 'site'>> = {}, geo = here) {
  const site = { geo } as OrderReadiness['site']
  const order = {} as OrderReadiness['order']
  const whole = { customer: true, catalogue: true, van: true, history: true, missingPhotos: [] }
  return { ...whole, order, site, ...lack }
}

test('with everything downloaded, nothing is missing', () => {
  expect(missingForAll([orderReadiness(), orderReadiness()], isElsewhere)).toEqual([])
  expect(missingOf(orderReadiness())).toEqual([])
})

test('what orders share is missing once, however many of them need it', () => {
  const orders = [
    orderReadiness({ van: false }, elsewhere),
    orderReadiness({ van: false }, elsewhere),
    orderReadiness(),
  ]
  expect(missingForAll(orders, isElsewhere)).toEqual(['map', 'van'])
  expect(missingForAll([orderReadiness({ catalogue: false })], isElsewhere)).toEqual(['catalogue'])
  expect(orders.flatMap(missingOf)).toEqual([])
})

test('an order lists what only it needs', () => {
  const lack = { customer: false, history: false, missingPhotos: ['p1', 'p2'] }
  expect(missingOf(orderReadiness(lack))).toEqual(['customer', 'history', 'photos'])
  expect(missingOf({ ...orderReadiness(), site: null })).toEqual(['site'])
})
