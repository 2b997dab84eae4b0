import { expect, test } from 'vitest'
import { assetDocuments, assetsFor } from './assets.ts'
import { createCustomers } from './customers.ts'

const seed = 'daybook'
const customers = createCustomers(seed)
const names = new Map(
  assetDocuments(seed, customers, 0).map(({ path, data }) => [
    path.replace(/^.*assets\//, ''),
    data['name'],
  ]),
)
const sites = customers.flatMap(({ sites: all, trades }) =>
  trades.includes('heating') ? all.map(({ id }) => id) : [],
)

test('an order names the equipment of its site only where it is about it', () => {
  const boilers = sites.flatMap((id) => assetsFor(seed, id, 'heating', ['Condensing boiler']))
  expect(boilers.length).toBeGreaterThan(0)
  expect(boilers.length).toBeLessThan(sites.length)
  expect(new Set(boilers.map((id) => names.get(id)))).toEqual(new Set(['Condensing boiler']))
})

test('an order about none names none, and one that does not say names what is there', () => {
  expect(sites.flatMap((id) => assetsFor(seed, id, 'heating', []))).toEqual([])
  expect(sites.flatMap((id) => assetsFor(seed, id, 'heating', undefined))).toHaveLength(
    sites.length,
  )
})
