import type { User } from '#domain/entities/user.ts'

type Person = Pick<User, 'id' | 'name' | 'status'>

/**
 * Who would not see an order that is sent back: the names of its deactivated assignees, none where it has no one; null if
 * anyone still has access, or before the team was read.
 */
export function withoutAccess(
  people: readonly Person[] | undefined,
  assigneeIds: readonly string[],
): readonly string[] | null {
  if (people === undefined) return null
  const known = people.filter(({ id }) => assigneeIds.includes(id))
  return known.some(({ status }) => status === 'active')
    ? null
    : known.map(({ name }) => name).filter(Boolean)
}
