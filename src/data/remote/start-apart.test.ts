import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startApart } from './start-apart.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function world() {
  const told: string[] = []
  const apart = startApart(20)
  const start = (name: string) =>
    apart(() => {
      told.push(name)
      return () => told.push(`${name} ends`)
    })
  return { told, start }
}

test('begins one after another, the first at once', async () => {
  const { told, start } = world()
  start('a')
  start('b')
  await vi.advanceTimersByTimeAsync(19)
  expect(told).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toEqual(['a', 'b'])
})

test('what is stopped before its turn never begins, and makes nobody wait', async () => {
  const { told, start } = world()
  const stopFirst = start('a')
  const stopSecond = start('b')
  start('c')
  stopSecond()
  await vi.advanceTimersByTimeAsync(20)
  stopFirst()
  expect(told).toEqual(['a', 'c', 'a ends'])
})

test('one that cannot begin is reported and keeps no other from it', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const apart = startApart(20)
  apart(() => {
    throw new Error('no such set')
  })
  const begin = vi.fn(() => () => undefined)
  apart(begin)
  await vi.advanceTimersByTimeAsync(20)
  expect(begin).toHaveBeenCalledOnce()
  expect(said).toHaveBeenCalledOnce()
  said.mockRestore()
})
