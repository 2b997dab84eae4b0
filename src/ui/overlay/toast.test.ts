import { beforeEach, expect, test } from 'vitest'
import { hideToast, showToast, takeToasts } from './toast.ts'

/** Notes what is shown and hidden. */
function toastsInto(seen: string[]) {
  return {
    show: (message: string) => void seen.push(message),
    hide: (id: string) => void seen.push(`-${id}`),
  }
}

// What other tests of this run have shown and no toaster has taken.
beforeEach(() => takeToasts(toastsInto([]))())

test('a toast requested before the toaster has loaded is shown later, once', () => {
  const early: string[] = []
  const late: string[] = []
  showToast('Saved')
  const stop = takeToasts(toastsInto(early))
  showToast('Sent')
  stop()
  showToast('Signed out')
  takeToasts(toastsInto(late))()
  expect(early).toEqual(['Saved', 'Sent'])
  expect(late).toEqual(['Signed out'])
})

test('a toast that no longer holds is taken away, also before the toaster has loaded', () => {
  const seen: string[] = []
  showToast('Day ended', { id: 'day' })
  showToast('Saved')
  hideToast('day')
  const stop = takeToasts(toastsInto(seen))
  hideToast('day')
  stop()
  expect(seen).toEqual(['Saved', '-day'])
})
