import { expect, test } from 'vitest'
import { windowErrors } from './window-errors.ts'

const slot = (from: string, to: string) => ({ from, to })

test.each([
  [[], []],
  [
    [slot('08:00', '10:00'), slot('10:00', '12:00')],
    [null, null],
  ],
  [
    [slot('08:00', '10:00'), slot('08:00', '12:00')],
    [null, null],
  ],
  [
    [slot('', '10:00'), slot('08:00', '')],
    ['form.localTime', 'form.localTime'],
  ],
  [
    [slot('10:00', '08:00'), slot('08:00', '08:00')],
    ['form.startBeforeEnd', 'form.startBeforeEnd'],
  ],
  [
    [slot('08:00', '10:00'), slot('08:00', '10:00')],
    [null, 'windows.twice'],
  ],
])('%j: %j', (windows, errors) => {
  expect(windowErrors(windows)).toEqual(errors)
})
