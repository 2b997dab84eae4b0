/** 'America/Argentina/Buenos_Aires' -> 'Buenos Aires'. */
export function zoneCity(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}

/** The common name of a time zone: 'Halifax (Atlantic Time)'. */
export function zoneName(timeZone: string, locale: string): string {
  const name = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value
  const city = zoneCity(timeZone)
  return name === undefined || name === city ? city : `${city} (${name})`
}
