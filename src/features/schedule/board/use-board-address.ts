import { useToday } from '#messages/use-today.ts'
import { useUrlQuery } from '#ui/url-query.ts'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { type BoardAddress, isOtherView, readAddress, wideZoom, withAddress } from './board-url.ts'

/** Changes what is shown. Back leads to the view and day before it, except where one step of several `isPassing`. */
export type ChangeAddress = (changes: Partial<BoardAddress>, isPassing?: boolean) => void

/** What of the board is shown, kept in the URL. */
export function useBoardAddress(timeZone: string) {
  const { values, change } = useUrlQuery()
  const today = useToday(timeZone)
  const usualZoom = useMediaQuery('(width >= 1800px)') ? wideZoom : undefined
  const address = readAddress(values, today, usualZoom)
  const changeAddress: ChangeAddress = (changes, isPassing = false) =>
    change(
      (now) => withAddress(now, changes, today, usualZoom),
      (before, after) => !isPassing && isOtherView(before, after, today),
    )
  return { today, address, change: changeAddress }
}
