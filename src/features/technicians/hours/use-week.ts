import { useToday } from '#messages/use-today.ts'
import { useTimeZone } from '#data/react.ts'
import { mondayOf } from '#domain/time/timesheet.ts'
import { useUrlQuery } from '#ui/url-query.ts'

/** The Monday of the week in the URL, this week's without one, and how to change it. */
export function useWeek(): [string, (monday: string) => void, string] {
  const { values, change } = useUrlQuery()
  const timeZone = useTimeZone()
  const thisMonday = mondayOf(useToday(timeZone))
  const given = values.get('week') ?? ''
  const isDay = /^20\d\d-\d\d-\d\d$/.test(given) && !Number.isNaN(Date.parse(given))
  const monday = isDay && given < thisMonday ? mondayOf(given) : thisMonday
  const setMonday = (week: string) =>
    change((now) => {
      const next = new URLSearchParams(now)
      next.set('week', week)
      return next
    })
  return [monday, setMonday, thisMonday]
}
