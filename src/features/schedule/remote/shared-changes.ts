/** Ids of people by visit: those who planned it without knowing of each other's change. */
type Planners = ReadonlyMap<string, readonly string[]>

/** Visits that a person changed at the same time as someone else, and that they were not told of yet; with the others. */
export function untoldChanges(
  planners: Planners,
  changed: readonly string[],
  me: string,
  told: ReadonlySet<string>,
): readonly { readonly visitId: string; readonly others: readonly string[] }[] {
  return changed.flatMap((visitId) => {
    const people = planners.get(visitId) ?? []
    if (told.has(visitId) || !people.includes(me)) return []
    return { visitId, others: people.filter((id) => id !== me) }
  })
}
