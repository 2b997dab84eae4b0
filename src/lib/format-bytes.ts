const units = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** Formats a size in the language's own way ('0.5 kB', '3.4 kB', '12 MB'); anything above zero is at least 0.1 kB. */
export function formatBytes(bytes: number, locale: string): string {
  const shown = bytes > 0 ? Math.max(bytes, 100) : 0
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(shown || 1) / 3) - 1))
  const value = shown / 1000 ** (step + 1)
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'gigabyte',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value)
}
