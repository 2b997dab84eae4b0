export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** The least value that this part of all values does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0
}

export function round(value: number): number {
  return Math.round(value * 100) / 100
}
