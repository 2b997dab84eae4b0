import type { BoardPerson } from '#domain/dispatch/board-visit.ts'
import { takesTime } from '#domain/dispatch/visit-time.ts'
import { matchOptions } from '#ui/form/match-options.ts'
import type { BoardItem } from '../board/use-board.ts'

/** A person or a visit that a search on the board found. */
export type Found =
  | { readonly id: string; readonly person: BoardPerson; readonly item?: never }
  | { readonly id: string; readonly item: BoardItem; readonly person?: never }

const most = 50

/** People and visits of which every typed word is found in name, title, reference, customer or address; best first. */
export function findOnBoard(
  items: Iterable<BoardItem>,
  people: readonly BoardPerson[],
  typed: string,
): readonly Found[] {
  const options = [
    ...people.map((person) => ({
      found: { id: person.user.id, person },
      label: person.user.name,
      description: '',
    })),
    ...[...items].filter(takesTime).map((item) => ({
      found: { id: item.id, item },
      label: item.order.title,
      description: `${item.order.ref} ${item.customerName} ${item.siteLine}`,
    })),
  ]
  return matchOptions<(typeof options)[number]>(options, typed)
    .slice(0, most)
    .map(({ found }) => found)
}
