/** The values in runs of at most `size`, in their order. */
export function chunks<T>(values: readonly T[], size: number): readonly (readonly T[])[] {
  const count = Math.ceil(values.length / size)
  return Array.from({ length: count }, (_, i) => values.slice(i * size, (i + 1) * size))
}
