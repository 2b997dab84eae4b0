import { useMemo, useState } from 'react'
import { boardPersons, boardVisits, type BoardVisitItem, stockOfVans } from '#data/index.ts'
import { useLive, useCompany } from '#data/react.ts'
import type { Board } from '#domain/dispatch/board-visit.ts'
import { placedVisit } from '#domain/dispatch/unplanned-work.ts'
import { useNow } from '#messages/index.ts'
import { createItemKeeper } from './create-item-keeper.ts'
import { useDriveFacts } from './use-drive-facts.ts'
import { type PendingVisits, usePending } from './use-pending.ts'

/** A visit with the names that its bar shows. */
export type BoardItem = BoardVisitItem

export interface BoardData {
  readonly board: Board
  readonly items: ReadonlyMap<string, BoardItem>
}

/** The board as it was read, with what was stored since. */
export interface LiveBoard extends BoardData {
  readonly pending: PendingVisits
}

/** Everything that the board shows of some days, from this device; undefined until it was read. */
export function useBoard(span: Parameters<typeof boardVisits>[0]): LiveBoard | undefined {
  const company = useCompany()
  const people = useLive(boardPersons())
  // The days before stay on the screen until those of another span have been read.
  const visits = useLastKnown(useLive(boardVisits(span)))
  // A minute is as exact as anything on the board.
  const now = Math.floor(useNow() / 60_000) * 60_000

  const [keepItems] = useState(createItemKeeper)
  const read = useMemo(() => keepItems(visits ?? []), [keepItems, visits])
  const { items, pending } = usePending(read)

  const places = useMemo(() => placesOf(items, people ?? new Map()), [items, people])
  const stock = useLive(stockOfVans())
  const drives = useDriveFacts(company?.timeZone ?? 'UTC', places)

  return useMemo(() => {
    if (!company || !people || !visits) return undefined
    return {
      items,
      pending,
      board: {
        company,
        holidays: company.holidays,
        people,
        visits: [...items.values()].map((item) => placedVisit(item, now, company.timeZone)),
        now,
        ...(drives && { drives }),
        ...(stock && { stock }),
      },
    }
  }, [company, people, visits, items, pending, now, drives, stock])
}

/** Where people start and visits are. */
function placesOf(
  items: ReadonlyMap<string, BoardItem>,
  people: Board['people'],
): readonly BoardItem['place'][] {
  const bases = [...people.values()].map(({ staff }) => staff?.basePlace?.geo ?? null)
  return [...bases, ...[...items.values()].map(({ place }) => place)]
}

/** The newest value that is not undefined. */
function useLastKnown<T>(value: T | undefined): T | undefined {
  const [known, setKnown] = useState(value)
  if (value !== undefined && value !== known) setKnown(value)
  return value ?? known
}
