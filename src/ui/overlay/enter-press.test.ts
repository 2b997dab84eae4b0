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
/** "boiler" has just been typed; the results for "bo" are still shown. */
const waiting: MenuMoment = {
  ...current,
  rows: [...oldRowsOf('bobcat', 'boiler 2'), ...rowsOf('command')],
  isWaiting: true,
}

it('opens the best match, or the row selected with the arrow keys', () => {
  expect(settleEnter(pressEnter(current), current)).toEqual({ take: 'boiler 1' })
  const second = { ...current, chosen: 'boiler 2' }
  expect(settleEnter(pressEnter(second), second)).toEqual({ take: 'boiler 2' })
  const gone = { ...current, chosen: 'deleted' }
  expect(markedIndex(gone)).toBe(0)
  expect(settleEnter(pressEnter(gone), gone)).toEqual({ take: 'boiler 1' })
})

it('opens nothing when nothing was typed or selected', () => {
  const untouched = { ...current, text: '' }
  expect(markedIndex(untouched)).toBe(-1)
  expect(settleEnter(pressEnter(untouched), untouched)).toBe('drop')
})

it('never opens a result of the previous words: it waits for the first result of the new ones', () => {
  const press = pressEnter(waiting)
  expect(settleEnter(press, waiting)).toBe('wait')
  expect(settleEnter(press, current)).toEqual({ take: 'boiler 1' })
  expect(settleEnter(press, { ...current, rows: [] })).toBe('drop')
})

it('drops an early Enter once the words or the selection have changed', () => {
  const press = pressEnter(waiting)
  expect(settleEnter(press, { ...waiting, text: 'boilers' })).toBe('drop')
  expect(settleEnter(press, { ...current, text: 'boilers' })).toBe('drop')
  expect(settleEnter(press, { ...current, chosen: 'boiler 2' })).toBe('drop')
})

it('opens an old row selected with the arrow keys only if the new words match it too', () => {
  const kept = { ...waiting, chosen: 'boiler 2' }
  expect(settleEnter(pressEnter(kept), kept)).toBe('wait')
  expect(settleEnter(pressEnter(kept), { ...current, chosen: 'boiler 2' })).toEqual({
    take: 'boiler 2',
  })
  const lost = { ...waiting, chosen: 'bobcat' }
  expect(settleEnter(pressEnter(lost), { ...current, chosen: 'bobcat' })).toBe('drop')
})

it('opens the row selected before the menu was closed, once it is found again', () => {
  const back = { ...waiting, rows: [], chosen: 'boiler 2' }
  expect(settleEnter(pressEnter(back), back)).toBe('wait')
  expect(settleEnter(pressEnter(back), { ...current, chosen: 'boiler 2' })).toEqual({
    take: 'boiler 2',
  })
})

it('opens a selected row at once if it already matches', () => {
  const command = { ...waiting, chosen: 'command' }
  expect(settleEnter(pressEnter(command), command)).toEqual({ take: 'command' })
})
