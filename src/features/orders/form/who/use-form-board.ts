import { useMemo } from 'react'
import { boardPersons, boardVisits, stockOfVans } from '#data/index.ts'
import { useLive, useCompany } from '#data/react.ts'
import type { Board, BoardPerson } from '#domain/dispatch/board-visit.ts'
import { useNow } from '#messages/index.ts'

const noVisits: NonNullable<Board['visits']> = []

export interface FormBoard {
  readonly people: ReadonlyMap<string, BoardPerson> | undefined
  /** With the visits of the day and all open ones; undefined until they were read: without them everyone looks free. */
  readonly board: Board | undefined
}

/** Who works, and the board of a day 'YYYY-MM-DD', from this device. */
export function useFormBoard(day: string, isDownloading: boolean): FormBoard {
  const company = useCompany()
  const people = useLive(boardPersons())
  const read = useLive(boardVisits({ from: day, to: day }))
  // People can be chosen before everything is on this device.
  const visits = read ?? (isDownloading ? noVisits : undefined)
  const stock = useLive(stockOfVans())
  const now = Math.floor(useNow() / 60_000) * 60_000
  const board = useMemo(
    () =>
      company && people && visits
        ? {
            company,
            holidays: company.holidays,
            people,
            visits,
            now,
            ...(stock && { stock }),
          }
        : undefined,
    [company, people, visits, now, stock],
  )
  return { people, board }
}
