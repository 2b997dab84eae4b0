interface Source {
  readonly id: string
  readonly held?: number | undefined
}

/** Where to take a part from unless another is chosen: where there are most, or the only place; '' where it is open. */
export function likelySource(sources: readonly Source[]): string {
  const stocked = sources.filter(({ held = 0 }) => held > 0)
  const [first] = stocked.toSorted((a, b) => (b.held ?? 0) - (a.held ?? 0))
  return first?.id ?? (sources.length === 1 ? (sources[0]?.id ?? '') : '')
}
