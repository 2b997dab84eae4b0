/** '€1,234.50' and '1.234,5' -> '1234.50' and '1234.5', as amounts begin; null for what is no amount. */
export function plainAmount(text: string): string | null {
  const typed = text.replaceAll(/[\p{Sc}\s'’]/gu, '')
  if (!/^\d[\d.,]*$/.test(typed)) return null
  const [, whole = typed, decimals = ''] = /^(.*?)(?:[.,](\d{0,3}))?$/.exec(typed) ?? []
  const isGroup = decimals.length === 3
  const digits = (isGroup ? whole + decimals : whole).replaceAll(/[.,]/g, '')
  return isGroup || decimals === '' ? digits : `${digits}.${decimals}`
}
