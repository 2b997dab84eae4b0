import { systemUid } from './system-actor.ts'

/** The name of who did something; undefined where it is not known on this device. */
export function actorName(
  people: readonly { readonly id: string; readonly name: string }[] | undefined,
  uid: string | null | undefined,
): string | undefined {
  if (uid === systemUid) return 'Daybook'
  return people?.find(({ id }) => id === uid)?.name
}
