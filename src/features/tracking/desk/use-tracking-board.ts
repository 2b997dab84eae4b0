import { useMemo } from 'react'
import {
  boardPersons,
  boardVisits,
  type BoardVisitItem,
  companyDrives,
  everyonesTime,
  knownLocations,
  stockOfVans,
} from '#data/index.ts'
import { useCompany, useLive, useSyncStatus } from '#data/react.ts'
import type { Board } from '#domain/dispatch/board-visit.ts'
import { peopleNow, type PersonNow } from '#domain/tracking/person-now.ts'
import { useNow } from '#messages/index.ts'

export interface TrackingBoard {
  readonly board: Board
  readonly items: ReadonlyMap<string, BoardVisitItem>
  readonly people: readonly PersonNow[]
  /** Who has no position here shares none: the server has answered, or cannot be asked. */
  readonly isLocated: boolean
}

/** Who is where and what there is to do today, from this device; undefined until it was read. */
export function useTrackingBoard(day: string): TrackingBoard | undefined {
  const company = useCompany()
  const people = useLive(boardPersons())
  const visits = useLive(boardVisits({ from: day, to: day }))
  const stock = useLive(stockOfVans())
  const calibration = useLive(companyDrives(company?.timeZone ?? 'UTC'))
  const known = useLive(knownLocations())
  const places = known?.places
  const connection = useSyncStatus()?.state.connection ?? 'connected'
  const isLocated = known !== undefined && (known.isLoaded || connection !== 'connected')
  const entries = useLive(everyonesTime())
  // Ages are told in minutes.
  const now = Math.floor(useNow() / 30_000) * 30_000

  const items = useMemo(() => new Map((visits ?? []).map((one) => [one.id, one])), [visits])
  const positions = useMemo(
    () => new Map((places ?? []).map((place) => [place.userId, place])),
    [places],
  )
  const board = useMemo((): Board | undefined => {
    if (!company || !people || !visits) return undefined
    return {
      company,
      holidays: company.holidays,
      people,
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
  }, [company, people, visits, items, now, positions, calibration, stock])
  return useMemo(
    () =>
      board && {
        board,
        items,
        isLocated,
        people: peopleNow({ board, day, positions, entries: entries ?? [] }),
      },
    [board, items, isLocated, day, positions, entries],
  )
}
