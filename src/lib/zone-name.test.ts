import { expect, it } from 'vitest'
import { zoneCity, zoneName } from './zone-name.ts'

it('a time zone is called what people call it', () => {
  expect(zoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
  expect(zoneName('America/Halifax', 'en')).toBe('Halifax (Atlantic Time)')
  expect(zoneName('Europe/Madrid', 'es')).toContain('Madrid (')
})
