import { expect, test } from 'vitest'
import { swallowSecondTaps } from './second-tap.ts'

/** A page whose listener for what is behind counts the clicks, and a sheet that each tap inside it closes. */
function openPage() {
  const page = new EventTarget()
  swallowSecondTaps(page)
  const sheet = { isConnected: true, isLeaving: false, closest: () => sheet.isLeaving || null }
  const seen: string[] = []
  for (const type of ['pointerdown', 'click'])
    page.addEventListener(type, (event) => {
      if ((event as MouseEvent).detail > 0) seen.push(type)
    })

  function send(type: string, at: number, more: object): Event {
    const event = new Event(type, { cancelable: true })
    for (const [name, value] of Object.entries({ timeStamp: at, detail: 1, ...more }))
      Object.defineProperty(event, name, { value })
    page.dispatchEvent(event)
    return event
  }
  return {
    sheet,
    seen,
    click: (detail: number) => send('click', 0, { detail }),
    /** Whether what is under the finger got the tap. */
    tap: (at: number, { x = 100, y = 700, inside = false, pointerType = 'touch' } = {}) => {
      const before = seen.length
      const over = { closest: () => (inside ? sheet : null) }
      const where = { clientX: x, clientY: y, target: over, pointerType }
      const [down, click] = ['pointerdown', 'click'].map((type) => send(type, at, where))
      const isLeft = [down, click].some((event) => event?.defaultPrevented)
      return seen.length === before + 2 && !isLeft
    },
  }
}

test.each([
  ['has left', { isConnected: false }],
  ['is leaving', { isLeaving: true }],
])('the second of two taps hits nothing behind a sheet that %s', (_, closed) => {
  const { sheet, seen, tap, click } = openPage()
  expect(tap(1000, { inside: true })).toBe(true)
  Object.assign(sheet, closed)
  expect(tap(1120, { x: 110, y: 690 })).toBe(false)
  // Nor does a third.
  expect(tap(1300)).toBe(false)
  // A key may press at once.
  expect(click(0).defaultPrevented).toBe(false)
  expect(tap(1701)).toBe(true)
  expect(seen).toHaveLength(4)
})

test('neither does it hit the sheet itself while that leaves', () => {
  const { sheet, tap } = openPage()
  tap(1000, { inside: true })
  sheet.isLeaving = true
  expect(tap(1120, { inside: true })).toBe(false)
})

test('a deliberate tap goes through: later, elsewhere, while the sheet is open, or with a mouse', () => {
  const { sheet, tap } = openPage()
  tap(1000, { inside: true })
  expect(tap(1120, { inside: true })).toBe(true)
  expect(tap(1200)).toBe(true)
  tap(2000, { inside: true })
  sheet.isConnected = false
  expect(tap(2120, { y: 600 })).toBe(true)
  tap(3000, { inside: true })
  expect(tap(3400)).toBe(true)
  tap(4000, { inside: true })
  expect(tap(4120, { pointerType: 'mouse' })).toBe(true)
})
