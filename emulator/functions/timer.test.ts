import { expect, test } from 'vitest'
import { createVirtualTimer } from './timer.ts'

test('runs what is due in order, each at its own time', () => {
  const timer = createVirtualTimer(1000)
  const ran: [string, number][] = []
  const note = (name: string) => () => void ran.push([name, timer.now()])
  timer.after(20, note('late'))
  timer.after(10, () => {
    note('early')()
    timer.after(5, note('then'))
  })
  const cancel = timer.after(12, note('never'))
  cancel()
  timer.advance(9)
  expect(ran).toEqual([])
  timer.advance(100)
  expect(ran).toEqual([
    ['early', 1010],
    ['then', 1015],
    ['late', 1020],
  ])
  expect(timer.now()).toBe(1109)
})
