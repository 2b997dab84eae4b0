import { expect, it } from 'vitest'
import { phaseOf, usualPhaseOf } from './phase-of.ts'

const since = '2026-05-04T09:00:00.000Z'
const now = Date.parse('2026-05-04T09:20:00.000Z')
const at = (phase: 'before' | 'during' | 'after' | null, time: string) => ({
  phase,
  takenAt: `2026-05-04T${time}.000Z`,
})
const onSite = (...photos: ReturnType<typeof at>[]) => phaseOf('onSite', { photos, since, now })

it('is "during" on site, "before" until then and "after" from then on', () => {
  expect(usualPhaseOf('new')).toBe('before')
  expect(usualPhaseOf('enRoute')).toBe('before')
  expect(usualPhaseOf('onSite')).toBe('during')
  expect(usualPhaseOf('paused')).toBe('during')
  expect(usualPhaseOf('done')).toBe('after')
  const photos = [at('before', '09:19:30')]
  expect(phaseOf('done', { photos, since, now })).toBe('after')
  expect(phaseOf('enRoute', { photos, since, now })).toBe('before')
})

it('stays "before" for the photos that follow on the first one, and is "during" later', () => {
  expect(onSite()).toBe('before')
  expect(onSite(at('before', '09:19:30'))).toBe('before')
  expect(onSite(at('before', '09:05:00'), at('before', '09:12:00'))).toBe('before')
  expect(onSite(at('before', '09:05:00'))).toBe('during')
})

it('stays what the last photo was until the next step', () => {
  expect(onSite(at('after', '09:02:00'), at('before', '09:01:00'))).toBe('after')
  expect(onSite(at('during', '09:02:00'))).toBe('during')
  expect(onSite(at('after', '08:50:00'))).toBe('during')
  expect(onSite(at(null, '09:19:00'))).toBe('during')
})
