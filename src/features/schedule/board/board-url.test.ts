import { expect, test } from 'vitest'
import { keptQuery, isOtherView, readAddress, wideZoom, withAddress } from './board-url.ts'

const today = '2026-05-04'

test('an empty query is the usual board of today', () => {
  expect(readAddress(new URLSearchParams(), today)).toEqual({
    view: 'day',
    day: today,
    zoom: 1,
    skill: '',
    territory: '',
    queue: 'unassigned',
    selected: [],
    isDense: false,
    hasMap: false,
  })
})

test('everything survives the way through the URL', () => {
  const address = {
    view: 'week',
    day: '2026-05-06',
    zoom: 4,
    skill: 'gas',
    territory: 'north',
    queue: 'problems',
    selected: ['o1', 'o2-3'],
    isDense: true,
    hasMap: true,
  } as const
  const query = withAddress(new URLSearchParams('keep=me'), address, today)
  expect(readAddress(query, today)).toEqual(address)
  expect(query.get('keep')).toBe('me')
})

test('a screen’s own zoom is what its URL leaves out', () => {
  const query = new URLSearchParams()
  expect(readAddress(query, today, wideZoom).zoom).toBe(wideZoom)
  expect(withAddress(query, { zoom: wideZoom }, today, wideZoom).toString()).toBe('')
  const narrower = withAddress(query, { zoom: 1 }, today, wideZoom)
  expect(readAddress(narrower, today, wideZoom).zoom).toBe(1)
})

test('the usual is left out of the URL', () => {
  const query = new URLSearchParams('view=week&day=2026-05-06&dense=1&visit=o1')
  const usual = { view: 'day', day: today, isDense: false, hasMap: false, selected: [] } as const
  expect(withAddress(query, usual, today).toString()).toBe('')
})

test('nonsense in the URL is ignored', () => {
  const query = new URLSearchParams('view=year&day=2026-02-31&zoom=77&queue=x&dense=yes')
  expect(readAddress(query, today)).toEqual(readAddress(new URLSearchParams(), today))
})

test.each([
  [{ view: 'week' }, true],
  [{ day: '2026-05-06' }, true],
  [{ day: today, view: 'day' }, false],
  [{ zoom: 3, selected: ['o1'], skill: 'gas', queue: 'problems', hasMap: true }, false],
] as const)(
  'Back leads to another view or day, not to another selection: %j',
  (changes, isOther) => {
    const query = new URLSearchParams('visit=o2')
    expect(isOtherView(query, withAddress(query, changes, today), today)).toBe(isOther)
  },
)

test('what is shown is kept for coming back, and what is selected or open is not', () => {
  const query = new URLSearchParams('day=2026-05-04&visit=a,b&view=week&plan=1&reassign=u1&map=1')
  expect(keptQuery(query)).toBe('day=2026-05-04&view=week&map=1')
})
