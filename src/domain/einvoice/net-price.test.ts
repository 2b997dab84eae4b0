import { expect, it } from 'vitest'
import { netPrice } from './net-price.ts'

const net = (units: bigint) => ({ units, digits: 2 })

it('is the shortest price that makes the amount', () => {
  expect(netPrice(net(2497n), { quantityMilli: 3000, perQuantity: 1 })).toEqual({
    price: '8.323',
    baseQuantity: '',
  })
  expect(netPrice(net(-500n), { quantityMilli: -2000, perQuantity: 1 })).toEqual({
    price: '2.50',
    baseQuantity: '',
  })
  expect(netPrice(net(10n), { quantityMilli: 7000, perQuantity: 100 })).toEqual({
    price: '1.43',
    baseQuantity: '100',
  })
})

it('is for the whole quantity where eight digits are too few', () => {
  expect(netPrice(net(1n), { quantityMilli: 1_000_000_000, perQuantity: 1 })).toEqual({
    price: '0.00000001',
    baseQuantity: '',
  })
  expect(
    netPrice(net(99_999_999_999n), { quantityMilli: 999_999_999, perQuantity: 1000 }),
  ).toMatchObject({ baseQuantity: '1000' })
  expect(netPrice(net(1_234_567n), { quantityMilli: 999_999_999, perQuantity: 1 })).toEqual({
    price: '0.01234567',
    baseQuantity: '',
  })
  expect(
    netPrice(
      { units: 123_456_789_012n, digits: 0 },
      { quantityMilli: 999_999_999_999, perQuantity: 1 },
    ),
  ).toEqual({ price: '123456789012', baseQuantity: '999999999.999' })
})

it('is never below zero', () => {
  expect(netPrice(net(-1n), { quantityMilli: 1000, perQuantity: 1 })).toBeNull()
  expect(netPrice(net(1n), { quantityMilli: 0, perQuantity: 1 })).toBeNull()
  expect(netPrice(net(0n), { quantityMilli: 0, perQuantity: 1 })?.price).toBe('0')
})
