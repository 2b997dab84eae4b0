import { expect, it } from 'vitest'
import { phaseOf } from './phase-of.ts'

it('is "before" until someone is on site, and "after" once the work has ended', () => {
  expect(phaseOf('new')).toBe('before')
  expect(phaseOf('enRoute')).toBe('before')
  expect(phaseOf('onSite')).toBe('during')
  expect(phaseOf('paused')).toBe('during')
  expect(phaseOf('done')).toBe('after')
  expect(phaseOf('partlyDone')).toBe('after')
})
