import { array, assert, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ArrivalTarget, arrivalToAsk, type ArrivalWatch, watchArrival } from './arrival.ts'

const place = { latitude: 44.38, longitude: -64.31 }
const at = (time: string) => `2026-05-04T${time}.000Z`
const target: ArrivalTarget = { visitId: 'v1', place, since: at('13:00:00') }
const now = (time: string) => Date.parse(at(time))

/** A fix this many metres north of the site. */
const fix = (time: string, metres: number, accuracy = 20) => ({
  at: at(time),
  latitude: place.latitude + metres / 111_195,
  longitude: place.longitude,
  accuracy,
})
const watched = (...fixes: readonly ReturnType<typeof fix>[]) => watchArrival(null, target, fixes)
const asked = (watch: ArrivalWatch, time = '14:00:00') => arrivalToAsk(watch, target, now(time))

describe('the question about an arrival', () => {
  it('comes with the second fix at the site and names the time of the first', () => {
    const first = watched(fix('13:30:00', 3000), fix('13:42:00', 100))
    expect(asked(first, '13:42:30')).toBeNull()
    expect(asked(watchArrival(first, target, [fix('13:42:40', 80)]), '13:42:40')).toBe(
      at('13:42:00'),
    )
  })

  it('comes after a minute where no second fix arrives', () => {
    const watch = watched(fix('13:42:00', 100))
    expect([asked(watch, '13:42:59'), asked(watch, '13:43:00')]).toEqual([null, at('13:42:00')])
  })

  it('takes twice the accuracy as the radius, and no fix that could be anywhere', () => {
    const twice = (metres: number, accuracy: number) =>
      asked(watched(fix('13:42:00', metres, accuracy), fix('13:43:00', metres, accuracy)))
    expect([twice(149, 5), twice(151, 5)]).toEqual([at('13:42:00'), null])
    expect([twice(199, 100), twice(201, 100)]).toEqual([at('13:42:00'), null])
    expect(twice(0, 251)).toBeNull()
  })

  it('is withdrawn only when the person is clearly away again', () => {
    const there = watched(fix('13:42:00', 100), fix('13:43:00', 100))
    const edge = watchArrival(there, target, [fix('13:44:00', 220)])
    expect(asked(edge)).toBe(at('13:42:00'))
    const away = watchArrival(edge, target, [fix('13:45:00', 230)])
    expect(asked(away)).toBeNull()
    const back = watchArrival(away, target, [fix('13:50:00', 100), fix('13:51:00', 90)])
    expect(asked(back)).toBe(at('13:50:00'))
  })

  it('never comes back once it was answered, until the next visit', () => {
    const settled = { ...watched(fix('13:42:00', 0)), isSettled: true }
    const later = watchArrival(settled, target, [
      fix('13:43:00', 900),
      fix('13:50:00', 0),
      fix('13:51:00', 0),
    ])
    expect(asked(later)).toBeNull()
    const next = { ...target, visitId: 'v2' }
    const again = watchArrival(later, next, [fix('13:52:00', 0), fix('13:53:00', 0)])
    expect(arrivalToAsk(again, next, now('13:53:00'))).toBe(at('13:52:00'))
    expect(arrivalToAsk(again, target, now('13:53:00'))).toBeNull()
  })

  it('names no time before the last step, and none that is too long ago to confirm', () => {
    expect(asked(watched(fix('12:59:00', 0), fix('12:59:30', 0)))).toBeNull()
    const there = watched(fix('13:42:00', 0), fix('13:43:00', 0))
    const stepped = { ...target, since: at('13:45:00') }
    expect(arrivalToAsk(there, stepped, now('13:46:00'))).toBe(at('13:45:00'))
    expect(arrivalToAsk(there, target, now('13:42:00') + 12 * 3_600_000 + 1)).toBeNull()
  })
})

const anyFixes = array(
  record({
    second: integer({ min: 0, max: 3599 }),
    metres: integer({ min: 0, max: 600 }),
    accuracy: integer({ min: 1, max: 300 }),
  }),
).map((all) =>
  all.map(({ second, metres, accuracy }) =>
    fix(new Date(second * 1000).toISOString().slice(11, 19).replace('00', '13'), metres, accuracy),
  ),
)

describe('any fixes', () => {
  it('give the same whether they are looked at one by one or together', () => {
    assert(
      property(anyFixes, (fixes) => {
        const sorted = fixes.toSorted((a, b) => a.at.localeCompare(b.at))
        const single = sorted.reduce<ArrivalWatch | null>(
          (watch, one) => watchArrival(watch, target, [one]),
          null,
        )
        expect(watchArrival(null, target, sorted)).toEqual(single ?? watchArrival(null, target, []))
        expect(watchArrival(single, target, fixes)).toEqual(watchArrival(single, target, []))
      }),
    )
  })

  it('lead only to a time at which a fix lay at the site', () => {
    assert(
      property(anyFixes, (fixes) => {
        const arrivedAt = asked(watchArrival(null, target, fixes))
        const inside = fixes.filter(
          ({ latitude, accuracy }) =>
            (latitude - place.latitude) * 111_195 <= Math.max(150, 2 * accuracy) + 1,
        )
        if (arrivedAt !== null) expect(inside.map((one) => one.at)).toContain(arrivedAt)
      }),
    )
  })
})
