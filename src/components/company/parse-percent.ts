/** '8.875' or '8,875 %' -> 8875, thousandths of a percent; null unless it is a percentage from 0 to 100. */
export function parsePercent(typed: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,3}))?\s*%?$/.exec(typed.trim())
  if (!match) return null
  const thousandths = Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0'))
  return thousandths <= 100_000 ? thousandths : null
}

/** 8875 -> '8.875', with the decimal separator of `locale`. */
export function percentText(thousandths: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false }).format(
    thousandths / 1000,
  )
}
