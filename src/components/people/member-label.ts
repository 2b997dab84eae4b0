import type { User } from '#domain/entities/user.ts'
import type { Translate } from '#messages/index.ts'

/** What a user is called; neutral where this device has not read who they are. */
export function userLabel(t: Translate, user: Pick<User, 'name' | 'email'> | undefined): string {
  return user?.name || user?.email || t('person.someoneElse')
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
