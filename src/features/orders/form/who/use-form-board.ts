import { useMemo } from 'react'
import {
  boardVisits,
  costs,
  everyonesAbsences,
  everyonesStaff,
  stockOfVans,
  team,
} from '#data/index.ts'
import { useLive, useCompany } from '#data/react.ts'
import { boardPeople } from '#domain/dispatch/board-people.ts'
import type { Board } from '#domain/dispatch/board-visit.ts'
import { useNow } from '#messages/index.ts'

/** The board with the visits of a day 'YYYY-MM-DD' and all open ones, from this device; undefined until it was read. */
export function useFormBoard(day: string): Board | undefined {
  const company = useCompany()
  const people = useLive(team())
  const staff = useLive(everyonesStaff())
  const absences = useLive(everyonesAbsences())
  const known = useLive(costs())
  const visits = useLive(boardVisits({ from: day, to: day }))
  const stock = useLive(stockOfVans())
  const now = Math.floor(useNow() / 60_000) * 60_000
  const persons = useMemo(
    () => boardPeople(people ?? [], staff ?? [], absences ?? [], known ?? []),
    [people, staff, absences, known],
  )
  return useMemo(
    () =>
      company && people
        ? {
            company,
            holidays: company.holidays,
            people: persons,
            visits: visits ?? [],
            now,
            ...(stock && { stock }),
          }
        : undefined,
    [company, people, persons, visits, now, stock],
  )
}
