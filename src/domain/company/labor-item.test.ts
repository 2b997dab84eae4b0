import { expect, test } from 'vitest'
import { laborItemOf } from './labor-item.ts'

const labor = { id: 'labor', kind: 'labour', archivedAt: null } as const
const items = [
  { id: 'pump', kind: 'part', archivedAt: null },
  { ...labor, id: 'old', archivedAt: '2026-03-01T08:00:00Z' },
  labor,
] as const

test('billed time is priced by the named item, as long as that is labor and in use', () => {
  expect(laborItemOf('labor', items)).toBe(labor)
  for (const id of [null, 'pump', 'old', 'gone']) expect(laborItemOf(id, items)).toBeNull()
})
