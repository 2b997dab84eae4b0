const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /Edg(A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS|Chromium)\//],
  ['Safari', /Safari\//],
]
const systems: readonly (readonly [string, RegExp])[] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
]

/** A browser and its system by name, from how it presents itself to servers; '' where neither is known. */
export function deviceLabel(userAgent: string): string {
  const found = [browsers, systems].map(
    (names) => names.find(([, sign]) => sign.test(userAgent))?.[0],
  )
  return found.filter((name) => name !== undefined).join(', ')
}
