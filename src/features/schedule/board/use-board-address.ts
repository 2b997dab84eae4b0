import { useToday } from '#messages/use-today.ts'
import { useUrlQuery } from '#ui/url-query.ts'
import { type BoardAddress, readAddress, withAddress } from './board-url.ts'

/** What of the board is shown, kept in the URL. */
export function useBoardAddress(timeZone: string) {
  const { values, change } = useUrlQuery()
  const today = useToday(timeZone)
  const address = readAddress(values, today)
  return {
    today,
    address,
    change: (changes: Partial<BoardAddress>) => change((now) => withAddress(now, changes, today)),
  }
}
