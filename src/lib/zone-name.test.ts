import { expect, it } from 'vitest'
import { zoneCity, zoneName } from './zone-name.ts'

it('calls a time zone as people do', () => {
  expect(zoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
  expect(zoneName('America/Halifax', 'en')).toBe('Halifax (Atlantic Time)')
  expect(zoneName('Europe/Madrid', 'es')).toContain('Madrid (')
})
