import { expect, it } from 'vitest'
import { markedIndex, type MenuMoment, pressEnter, settleEnter } from './enter-press.ts'

const rowsOf = (...ids: readonly string[]) => ids.map((id) => ({ id }))
const oldRowsOf = (...ids: readonly string[]) => ids.map((id) => ({ id, isOld: true }))

const current: MenuMoment = {
  text: 'boiler',
  rows: rowsOf('boiler 1', 'boiler 2'),
  chosen: null,
  isWaiting: false,
}
/** "boiler" has just been typed; what "bo" found is still shown. */
const waiting: MenuMoment = {
  ...current,
  rows: [...oldRowsOf('bobcat', 'boiler 2'), ...rowsOf('command')],
  isWaiting: true,
}

it('takes the first row that fits, or the one chosen with the arrows', () => {
  expect(settleEnter(pressEnter(current), current)).toEqual({ take: 'boiler 1' })
  const second = { ...current, chosen: 'boiler 2' }
  expect(settleEnter(pressEnter(second), second)).toEqual({ take: 'boiler 2' })
  const gone = { ...current, chosen: 'deleted' }
  expect(markedIndex(gone)).toBe(0)
  expect(settleEnter(pressEnter(gone), gone)).toEqual({ take: 'boiler 1' })
})

it('takes nothing where nothing was typed or chosen', () => {
  const untouched = { ...current, text: '' }
  expect(markedIndex(untouched)).toBe(-1)
  expect(settleEnter(pressEnter(untouched), untouched)).toBe('drop')
})

it('never takes a result of the words before: it waits for the first one of the new words', () => {
  const press = pressEnter(waiting)
  expect(settleEnter(press, waiting)).toBe('wait')
  expect(settleEnter(press, current)).toEqual({ take: 'boiler 1' })
  expect(settleEnter(press, { ...current, rows: [] })).toBe('drop')
})

it('forgets an early Enter once the words or the choice have changed', () => {
  const press = pressEnter(waiting)
  expect(settleEnter(press, { ...waiting, text: 'boilers' })).toBe('drop')
  expect(settleEnter(press, { ...current, text: 'boilers' })).toBe('drop')
  expect(settleEnter(press, { ...current, chosen: 'boiler 2' })).toBe('drop')
})

it('takes an old row chosen with the arrows only if the new words find it too', () => {
  const kept = { ...waiting, chosen: 'boiler 2' }
  expect(settleEnter(pressEnter(kept), kept)).toBe('wait')
  expect(settleEnter(pressEnter(kept), { ...current, chosen: 'boiler 2' })).toEqual({
    take: 'boiler 2',
  })
  const lost = { ...waiting, chosen: 'bobcat' }
  expect(settleEnter(pressEnter(lost), { ...current, chosen: 'bobcat' })).toBe('drop')
})

it('takes the row chosen before the menu was left, once it is found again', () => {
  const back = { ...waiting, rows: [], chosen: 'boiler 2' }
  expect(settleEnter(pressEnter(back), back)).toBe('wait')
  expect(settleEnter(pressEnter(back), { ...current, chosen: 'boiler 2' })).toEqual({
    take: 'boiler 2',
  })
})

it('takes at once a chosen row that fits already', () => {
  const command = { ...waiting, chosen: 'command' }
  expect(settleEnter(pressEnter(command), command)).toEqual({ take: 'command' })
})
