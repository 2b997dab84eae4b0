import type { User } from '#domain/entities/user.ts'
import type { Translate } from '#messages/index.ts'

/** What a user is called; neutral where this device has not read who they are. */
export function userLabel(t: Translate, user: Pick<User, 'name' | 'email'> | undefined): string {
  return user?.name || user?.email || t('person.someoneElse')
}

type MarkedUser = Pick<User, 'name' | 'email' | 'status'>

/** What a user is called, marked where they have no access any more. */
export function markedUserLabel(t: Translate, user: MarkedUser | undefined): string {
  const name = userLabel(t, user)
  return user === undefined || user.status === 'active' ? name : t('person.deactivated', { name })
}

/** What an assignee of an order is called, by id; see `memberLabel`. */
export function assigneeLabel(
  t: Translate,
  people: readonly (MarkedUser & Pick<User, 'id'>)[] | undefined,
  id: string,
): string {
  return markedUserLabel(
    t,
    people?.find((one) => one.id === id),
  )
}

/** What a person of the team is called, by id; `people` are undefined until they were read. */
export function memberLabel(
  t: Translate,
  people: readonly Pick<User, 'id' | 'name' | 'email'>[] | undefined,
  id: string,
): string {
  return userLabel(
    t,
    people?.find((one) => one.id === id),
  )
}
