import { describe, expect, it } from 'vitest'
import { emptyAddress } from '../../entities/fields.ts'
import { boardFixture, east, personFixture, visitFixture } from '../board.fixture.ts'
import type { BoardVisit } from '../board-visit.ts'
import { suggestPastPromise } from './suggest-past-promise.ts'

const basePlace = { address: emptyAddress, geo: east(0) }
const gas = { basePlace, skills: [{ id: 'gas', level: 1 as const, expiresOn: null }] }
const people = new Map([
  ['ana', personFixture('ana', gas)],
  ['ben', personFixture('ben', gas)],
  ['cleo', personFixture('cleo', { basePlace })],
])
const at = (time: string) => new Date(Date.parse(`2026-05-${time}:00Z`) - 7_200_000).toISOString()
const promised = (from: string, to: string) =>
  visitFixture(
    'new',
    null,
    { assigneeIds: [] },
    { skills: [{ id: 'gas', level: 1 }], windowStart: at(from), windowEnd: at(to) },
  )
const busy = (personId: string, from: string, minutes: number) =>
  visitFixture(personId, from, { assigneeIds: [personId], minutes })

/** Who is offered when in two days from 4 May at 10:00, and who is not and why. */
function offered(visit: BoardVisit, visits: readonly BoardVisit[], top = 3) {
  const board = boardFixture(visits, { people, now: Date.parse(at('04T10:00')) })
  const { offers, whyNot } = suggestPastPromise(board, visit, { from: '2026-05-04', days: 2, top })
  const clock = (start: string) => new Date(Date.parse(start) + 7_200_000).toISOString()
  return {
    offers: offers.map(({ personId, start }) => `${personId} ${clock(start).slice(8, 16)}`),
    whyNot: whyNot.map(({ rule, personIds }) => [rule, ...personIds].join(' ')),
  }
}

describe('a visit whose promised window', () => {
  it('no one can keep is offered at the soonest other times', () => {
    expect(offered(promised('04T08:00', '04T09:30'), [busy('ana', '10:00', 120)])).toEqual({
      offers: ['ben 04T10:00', 'ana 04T12:00', 'ana 05T08:00'],
      whyNot: ['skillMissing cleo'],
    })
  })

  it('too few can keep is offered to them first, then to the others at the soonest other times', () => {
    expect(offered(promised('04T13:00', '04T14:00'), [busy('ben', '11:00', 240)])).toEqual({
      offers: ['ana 04T13:00', 'ben 04T10:00', 'ben 05T08:00'],
      whyNot: ['skillMissing cleo'],
    })
  })

  it('enough can keep is offered at no other time', () => {
    expect(offered(promised('04T13:00', '04T14:00'), [busy('ben', '11:00', 240)], 1)).toEqual({
      offers: ['ana 04T13:00'],
      whyNot: ['afterWindow ben', 'skillMissing cleo'],
    })
  })

  it('lies on a later day is offered on no day before it', () => {
    const visits = ['ana', 'ben'].map((id) =>
      visitFixture(id, null, { assigneeIds: [id], start: at('05T12:00'), minutes: 240 }),
    )
    expect(offered(promised('05T13:00', '05T14:00'), visits).offers).toEqual([
      'ana 05T08:00',
      'ben 05T08:00',
    ])
  })

  it('is not what keeps people from it still says what does', () => {
    const visit = promised('04T13:00', '04T14:00')
    const order = { ...visit.order, skills: [{ id: 'none', level: 1 as const }] }
    expect(offered({ ...visit, order }, [])).toEqual({
      offers: [],
      whyNot: ['skillMissing ana ben cleo'],
    })
  })
})
