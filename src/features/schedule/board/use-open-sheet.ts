import { useState } from 'react'
import { useUrlQuery } from '#ui/url-query.ts'
import type { OpenSheet } from './board-sheets.tsx'
import { sheetFromUrl, withoutSheet } from './sheet-from-url.ts'
import type { BoardItem } from './use-board.ts'

/** The sheet over the board, at first the one that the URL asks for. */
export function useOpenSheet(
  items: ReadonlyMap<string, BoardItem>,
): readonly [OpenSheet | null, (sheet: OpenSheet | null) => void] {
  const { values, change } = useUrlQuery()
  const [sheet, setSheet] = useState<OpenSheet | null>(() => sheetFromUrl(values, items))

  function show(next: OpenSheet | null): void {
    setSheet(next)
    if (withoutSheet(values).size < values.size) change(withoutSheet)
  }

  return [sheet, show]
}
