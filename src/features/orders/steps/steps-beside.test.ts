import { expect, it } from 'vitest'
import { stepsFrom } from '#domain/order/transitions/order-machine.ts'
import { orderStatuses, type OrderStatus } from '#domain/order/order-status.ts'
import { stepsBeside } from './steps-beside.ts'

it('offers to interrupt a visit that is under way, and only by a step that is allowed', () => {
  const beside = (status: OrderStatus) => stepsBeside(status, stepsFrom(status, 'technician'))
  expect(beside('enRoute')).toEqual(['cannotComplete'])
  expect(beside('onSite')).toEqual(['paused', 'cannotComplete'])
  expect(beside('paused')).toEqual(['cannotComplete'])
  const rest = orderStatuses.filter((one) => !['enRoute', 'onSite', 'paused'].includes(one))
  expect(rest.flatMap(beside)).toEqual([])
})
