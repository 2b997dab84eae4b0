import { useMemo } from 'react'
import { boardPersons, boardVisits, companyDrives, type DaySpan, stockOfVans } from '#data/index.ts'
import { useLive, useCompany, useSyncStatus } from '#data/react.ts'
import type { Board, BoardPerson } from '#domain/dispatch/board-visit.ts'
import { placedVisit } from '#domain/dispatch/unplanned-work.ts'
import { useNow } from '#messages/index.ts'

const noVisits: NonNullable<Board['visits']> = []

export interface FormBoard {
  readonly people: ReadonlyMap<string, BoardPerson> | undefined
  /** With the visits of the days and all open ones; undefined until they were read: without them everyone looks free. */
  readonly board: Board | undefined
  readonly isDownloading: boolean
}

/** Who works, and the board of some days, from this device. */
export function useFormBoard(days: DaySpan): FormBoard {
  const company = useCompany()
  const isDownloading = (useSyncStatus()?.download ?? null) !== null
  const people = useLive(boardPersons())
  const read = useLive(boardVisits(days))
  // People can be chosen before everything is on this device.
  const visits = read ?? (isDownloading ? noVisits : undefined)
  const stock = useLive(stockOfVans())
  // As on the schedule, so that a day has the same load everywhere.
  const calibration = useLive(companyDrives(company?.timeZone ?? 'UTC'))
  const now = Math.floor(useNow() / 60_000) * 60_000
  const board = useMemo(
    () =>
      company && people && visits
        ? {
            company,
            holidays: company.holidays,
            people,
            visits: visits.map((visit) => placedVisit(visit, now, company.timeZone)),
            now,
            ...(calibration && { drives: { calibration } }),
            ...(stock && { stock }),
          }
        : undefined,
    [company, people, visits, now, calibration, stock],
  )
  return { people, board, isDownloading }
}
