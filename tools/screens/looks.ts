export interface Look {
  readonly width: number
  readonly theme: 'light' | 'dark' | 'sun'
  readonly locale: 'en' | 'es'
}

const heights: Readonly<Record<number, number>> = { 390: 844, 820: 1180, 1440: 900 }

export const heightOf = ({ width }: Look): number => heights[width] ?? 900

/** As it is part of a picture's name. */
export const lookName = ({ width, theme, locale }: Look): string => `${width}-${theme}-${locale}`

/** Every look at these widths; high contrast is for the sun, so only phones have it. */
export function looksAt(widths: readonly number[]): readonly Look[] {
  return widths.flatMap((width) =>
    (width < 600 ? (['light', 'dark', 'sun'] as const) : (['light', 'dark'] as const)).flatMap(
      (theme) => (['en', 'es'] as const).map((locale) => ({ width, theme, locale })),
    ),
  )
}
