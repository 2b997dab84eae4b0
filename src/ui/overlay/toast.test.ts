import { expect, test } from 'vitest'
import { showToast, takeToasts } from './toast.ts'

test('a toast requested before the toaster has loaded is shown later, once', () => {
  const early: string[] = []
  const late: string[] = []
  showToast('Saved')
  const stop = takeToasts((message) => early.push(message))
  showToast('Sent')
  stop()
  showToast('Signed out')
  takeToasts((message) => late.push(message))
  expect(early).toEqual(['Saved', 'Sent'])
  expect(late).toEqual(['Signed out'])
})
