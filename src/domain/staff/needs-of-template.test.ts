import { expect, test } from 'vitest'
import { needsOfNew, needsOfTemplate } from './needs-of-template.ts'

const gas = [{ id: 'gas', level: 2 } as const]
const electrical = [{ id: 'electrical', level: 1 } as const]
const heating = { skills: gas, minutes: 90 }
const wiring = { skills: electrical, minutes: null }
const nothing = { skills: [], minutes: null }

test('a template fills what is needed, and another one replaces it', () => {
  const first = needsOfTemplate(nothing, null, heating, null)
  expect(first).toEqual({ skills: gas, minutes: 90 })
  expect(needsOfTemplate(first, heating, wiring, null)).toEqual({
    skills: electrical,
    minutes: null,
  })
  expect(needsOfTemplate(first, heating, null, null)).toEqual(nothing)
  expect(needsOfTemplate(nothing, wiring, heating, null)).toEqual({ skills: [], minutes: 90 })
})

test('what a person chose or removed stays', () => {
  const chosen = { skills: electrical, minutes: 30 }
  expect(needsOfTemplate(chosen, null, heating, null)).toEqual(chosen)
  expect(needsOfTemplate(chosen, heating, wiring, null)).toEqual(chosen)
  expect(needsOfTemplate(nothing, heating, { ...heating, minutes: 30 }, null)).toEqual(nothing)
})

test('without a duration of a template there is the usual one', () => {
  const hour = { skills: [], minutes: 60 }
  const first = needsOfTemplate(hour, null, heating, 60)
  expect(first.minutes).toBe(90)
  expect(needsOfTemplate(first, heating, wiring, 60).minutes).toBe(60)
  expect(needsOfTemplate({ ...hour, minutes: 45 }, null, heating, 60).minutes).toBe(45)
})

test('a new order has what it says, or what its template gives', () => {
  expect(needsOfNew({}, heating)).toEqual({ skills: gas, minutes: 90 })
  expect(needsOfNew({ minutes: null, skills: [] }, heating)).toEqual(nothing)
  expect(needsOfNew({ minutes: 30 }, wiring)).toEqual({ skills: electrical, minutes: 30 })
  expect(needsOfNew({}, null)).toEqual(nothing)
})
