import type { BoardPerson } from '#domain/dispatch/board-visit.ts'
import type { Translate } from '#messages/index.ts'
import { userLabel } from '../people/member-label.ts'

/** What a person of the board is called; neutral while a device that is new has not read who they are. */
export function personLabel(
  t: Translate,
  people: ReadonlyMap<string, Pick<BoardPerson, 'user'>>,
  id: string,
): string {
  return userLabel(t, people.get(id)?.user)
}
