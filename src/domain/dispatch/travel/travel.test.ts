import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { east } from '../board.fixture.ts'
import { placeKey, type Roads } from './roads.ts'
import { createTravel } from './travel.ts'

const timeZone = 'Europe/Madrid'
const travel = createTravel({ timeZone })
/** Monday, times of Madrid. */
const at = (time: string, day = '2026-05-04') => Date.parse(`${day}T${time}:00+02:00`)

describe('the estimate of a drive', () => {
  it.each([
    [0.5, 7],
    [3, 14],
    [10, 22],
    [40, 44],
  ])('of %f km is %d minutes with parking', (km, minutes) => {
    expect(travel.minutes(east(0), east(km), at('11:00'))).toBe(minutes)
  })

  it('is longer in the rush hours of workdays', () => {
    const minutes = (time: string, day?: string) => travel.minutes(east(0), east(10), at(time, day))
    expect([minutes('07:00'), minutes('16:30'), minutes('12:00')]).toEqual([28, 28, 22])
    expect(minutes('07:00', '2026-05-03')).toBe(22)
    // Half of it in the rush.
    expect(minutes('08:50')).toBe(25)
  })

  it('is nothing within one place and where a place is unknown', () => {
    expect(travel.minutes(east(0), east(0.01), at('11:00'))).toBe(0)
    expect(travel.minutes(null, east(9), at('11:00'))).toBe(0)
    expect(travel.minutes(east(9), null, at('11:00'))).toBe(0)
  })

  it('goes by the clock of the zone', () => {
    const kathmandu = createTravel({ timeZone: 'Asia/Kathmandu' })
    const leavesAt = Date.parse('2026-05-04T07:00:00+05:45')
    expect(kathmandu.minutes(east(0), east(10), leavesAt)).toBe(28)
    expect(kathmandu.minutes(east(0), east(10), at('11:00'))).toBe(22)
  })

  it('takes the factors of a company, within bounds', () => {
    const calibration = { below20: { calm: 1.5, evening: 0.1 } }
    const own = createTravel({ timeZone, calibration })
    expect(own.minutes(east(0), east(10), at('11:00'))).toBe(31)
    expect(own.minutes(east(0), east(10), at('16:00'))).toBe(19)
    expect(own.minutes(east(0), east(3), at('11:00'))).toBe(14)
  })
})

describe('a barrier between two places', () => {
  const north = ({ latitude, longitude }: ReturnType<typeof east>, by: number) => ({
    latitude: latitude + by,
    longitude,
  })
  const barriers = [{ minutes: 15, points: [north(east(5), -0.1), north(east(5), 0.1)] }]
  const own = createTravel({ timeZone, barriers, calibration: { below20: { calm: 2 } } })

  it('adds its minutes at any hour, whatever the pace of the company', () => {
    const added = (time: string) =>
      own.minutes(east(0), east(10), at(time)) -
      createTravel({ timeZone, calibration: { below20: { calm: 2 } } }).minutes(
        east(0),
        east(10),
        at(time),
      )
    expect([added('08:00'), added('11:00')]).toEqual([15, 15])
    expect(own.minutes(east(0), east(4), at('11:00'))).toBe(
      travel.minutes(east(0), east(4), at('11:00')),
    )
  })

  it('is known to a route service already, and keeps no one within one place', () => {
    const roads: Roads = new Map([[placeKey(east(0)), new Map([[placeKey(east(10)), 30]])]])
    const asked = createTravel({ timeZone, barriers, roads })
    expect(asked.minutes(east(0), east(10), at('11:00'))).toBe(34)
    expect(own.minutes(east(4.99), east(5.01), at('11:00'))).toBe(0)
  })
})

describe('a drive that a route service knows', () => {
  const roads: Roads = new Map([[placeKey(east(0)), new Map([[placeKey(east(10)), 30]])]])
  const calibration = { below20: { calm: 2 } }
  const { minutes } = createTravel({ timeZone, roads, calibration })

  it('takes what the service said, parking and the rush on top', () => {
    expect(minutes(east(0), east(10), at('11:00'))).toBe(34)
    expect(minutes(east(0), east(10), at('07:00'))).toBe(43)
    // Some metres away.
    expect(minutes(east(0.001), east(10), at('11:00'))).toBe(34)
  })

  it('is one way only; the way back is estimated', () => {
    expect(minutes(east(10), east(0), at('11:00'))).toBe(40)
  })
})

test('who leaves later never arrives earlier', () => {
  const calibration = { below20: { morning: 2.5, calm: 0.6 }, beyond: { evening: 2, calm: 0.7 } }
  const zones = ['Europe/Madrid', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu']
  const start = Date.parse('2026-03-28T00:00:00Z')
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.double({ min: 0.1, max: 400, noNaN: true }),
      fc.nat(10 * 1440),
      fc.integer({ min: 1, max: 180 }),
      (zone, km, minute, later) => {
        const { minutes } = createTravel({ timeZone: zone, calibration })
        const arrival = (from: number) => from + minutes(east(0), east(km), start + from * 60_000)
        expect(arrival(minute + later)).toBeGreaterThanOrEqual(arrival(minute))
      },
    ),
    { seed: 5, numRuns: 2000 },
  )
})

test('what it remembers of hours and places changes no drive', () => {
  const zones = ['Europe/Madrid', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu']
  const kept = new Map(zones.map((zone) => [zone, createTravel({ timeZone: zone })]))
  const places = [0, 0.3, 4, 15, 60].map(east)
  // Around the days on which the clocks of Madrid, New York and Lord Howe change.
  const start = Date.parse('2026-03-07T00:00:00Z')
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom(...places),
      fc.constantFrom(...places),
      fc.integer({ min: 0, max: 32 * 86_400_000 }),
      (zone, from, to, later) => {
        const fresh = createTravel({ timeZone: zone }).minutes(from, to, start + later)
        expect(kept.get(zone)?.minutes(from, to, start + later)).toBe(fresh)
      },
    ),
    { seed: 6, numRuns: 5000 },
  )
})
