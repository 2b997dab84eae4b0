import { expect, test } from 'vitest'
import { planFixture } from '#domain/plan/plan.fixture.ts'
import { fromTemplate, planValues } from './plan-values.ts'

const stamps = { schema: 1, updatedAt: '2026-03-02T09:00:00.000Z', updatedBy: 'admin' }
const created = { createdAt: stamps.updatedAt, createdBy: 'admin' }
const template = {
  ...stamps,
  ...created,
  deletedAt: null,
  archivedAt: null,
  name: 'Visit',
  instructions: 'Isolate',
  requires: [],
  checklist: [],
}
const heating = {
  ...template,
  id: 'heating',
  skills: [{ id: 'gas', level: 2 } as const],
  minutes: 120,
}
const wiring = {
  ...template,
  id: 'wiring',
  skills: [{ id: 'electrical', level: 1 } as const],
  minutes: null,
}
const values = { ...planValues(planFixture()), skills: [] }

test('a plan takes the skills of its template, and those of another one instead', () => {
  const first = fromTemplate(values, null, heating)
  expect(first).toMatchObject({ templateId: 'heating', skills: heating.skills })
  const changed = { ...values, ...first }
  expect(fromTemplate(changed, heating, wiring).skills).toEqual(wiring.skills)
  expect(fromTemplate(changed, heating, null).skills).toEqual([])
})

test('a plan keeps the skills that a person chose', () => {
  const chosen = [{ id: 'height', level: 1 } as const]
  expect(fromTemplate({ ...values, skills: chosen }, null, heating).skills).toEqual(chosen)
})

test('a plan takes the duration of its template unless a person chose another', () => {
  const hour = { ...values, minutes: 60 }
  const first = fromTemplate(hour, null, heating)
  expect(first.minutes).toBe(120)
  expect(fromTemplate({ ...hour, ...first }, heating, wiring).minutes).toBe(60)
  expect(fromTemplate({ ...hour, minutes: 45 }, null, heating).minutes).toBe(45)
})
