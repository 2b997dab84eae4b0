import { zoneCity } from '#lib/zone-name.ts'
import type { ComboOption } from '#ui/form/combo-box.tsx'

/** Every time zone the runtime knows: the city, with its offset and full name as a second line. */
export function timeZoneOptions(locale: string, at: number): readonly ComboOption[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map(
    (zone) => ({
      value: zone,
      label: zoneCity(zone),
      description: zone === 'UTC' ? 'GMT' : `${offsetOf(zone, locale, at)} · ${zone}`,
    }),
  )
}

function offsetOf(timeZone: string, locale: string, at: number): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone,
    timeZoneName: 'shortOffset',
  }).formatToParts(at)
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? ''
}
