import { expect, it } from 'vitest'
import { heldSkill } from './held-skill.ts'

const staff = {
  skills: [
    { id: 'gas', level: 2, expiresOn: '2026-03-14' },
    { id: 'height', level: 1, expiresOn: null },
  ],
} as const

it('is the level that a person holds, and nothing where they do not', () => {
  expect(heldSkill(staff, 'height', '2026-03-02')).toMatchObject({ level: 1, state: 'valid' })
  expect(heldSkill(staff, 'electrical', '2026-03-02')).toBeNull()
  expect(heldSkill(null, 'gas', '2026-03-02')).toBeNull()
})

it.each([
  ['2026-01-12', 'valid', 61],
  ['2026-01-13', 'soon', 60],
  ['2026-03-02', 'soon', 12],
  ['2026-03-14', 'soon', 0],
  ['2026-03-15', 'expired', null],
])('that expires on 14 March is on %s: %s', (day, state, daysLeft) => {
  expect(heldSkill(staff, 'gas', day)).toEqual({
    id: 'gas',
    level: 2,
    expiresOn: '2026-03-14',
    state,
    daysLeft,
  })
})

it('is counted over days on which the clocks change', () => {
  const late = { skills: [{ id: 'gas', level: 3, expiresOn: '2026-11-02' }] } as const
  expect(heldSkill(late, 'gas', '2026-10-24')?.daysLeft).toBe(9)
})
