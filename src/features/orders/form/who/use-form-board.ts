import { useMemo } from 'react'
import { boardPersons, boardVisits, stockOfVans } from '#data/index.ts'
import { useLive, useCompany } from '#data/react.ts'
import type { Board } from '#domain/dispatch/board-visit.ts'
import { useNow } from '#messages/index.ts'

/** The board with the visits of a day 'YYYY-MM-DD' and all open ones, from this device; undefined until it was read. */
export function useFormBoard(day: string): Board | undefined {
  const company = useCompany()
  const people = useLive(boardPersons())
  const visits = useLive(boardVisits({ from: day, to: day }))
  const stock = useLive(stockOfVans())
  const now = Math.floor(useNow() / 60_000) * 60_000
  return useMemo(
    () =>
      company && people
        ? {
            company,
            holidays: company.holidays,
            people,
            visits: visits ?? [],
            now,
            ...(stock && { stock }),
          }
        : undefined,
    [company, people, visits, now, stock],
  )
}
