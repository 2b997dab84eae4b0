import { useMemo } from 'react'
import {
  boardVisits,
  type BoardVisitItem,
  companyDrives,
  costs,
  everyonesAbsences,
  everyonesStaff,
  everyonesTime,
  knownLocations,
  stockOfVans,
  team,
} from '#data/index.ts'
import { useCompany, useLive } from '#data/react.ts'
import { boardPeople } from '#domain/dispatch/board-people.ts'
import type { Board } from '#domain/dispatch/board-visit.ts'
import { peopleNow, type PersonNow } from '#domain/tracking/person-now.ts'
import { useNow } from '#messages/index.ts'

export interface TrackingBoard {
  readonly board: Board
  readonly items: ReadonlyMap<string, BoardVisitItem>
  readonly people: readonly PersonNow[]
}

/** Who is where and what there is to do today, from this device; undefined until it was read. */
export function useTrackingBoard(day: string): TrackingBoard | undefined {
  const company = useCompany()
  const users = useLive(team())
  const staff = useLive(everyonesStaff())
  const absences = useLive(everyonesAbsences())
  const known = useLive(costs())
  const visits = useLive(boardVisits({ from: day, to: day }))
  const stock = useLive(stockOfVans())
  const calibration = useLive(companyDrives(company?.timeZone ?? 'UTC'))
  const places = useLive(knownLocations())
  const entries = useLive(everyonesTime())
  // Ages are told in minutes.
  const now = Math.floor(useNow() / 30_000) * 30_000

  const persons = useMemo(
    () => boardPeople(users ?? [], staff ?? [], absences ?? [], known ?? []),
    [users, staff, absences, known],
  )
  const items = useMemo(() => new Map((visits ?? []).map((one) => [one.id, one])), [visits])
  const positions = useMemo(
    () => new Map((places ?? []).map((place) => [place.userId, place])),
    [places],
  )
  const board = useMemo((): Board | undefined => {
    if (!company || !users || !visits) return undefined
    return {
      company,
      holidays: company.holidays,
      people: persons,
      visits: [...items.values()],
      now,
      fixes: new Map(
        [...positions].map(([id, { at, latitude, longitude }]) => [
          id,
          { at: Date.parse(at), place: { latitude, longitude } },
        ]),
      ),
      ...(calibration && { drives: { calibration } }),
      ...(stock && { stock }),
    }
  }, [company, users, visits, persons, items, now, positions, calibration, stock])
  return useMemo(
    () =>
      board && {
        board,
        items,
        people: peopleNow({ board, day, positions, entries: entries ?? [] }),
      },
    [board, items, day, positions, entries],
  )
}
