import { useState } from 'react'
import { useUrlQuery } from '#ui/url-query.ts'
import type { OpenSheet } from './board-sheets.tsx'
import { askedSheet, sheetFromUrl, withoutSheet } from './sheet-from-url.ts'
import type { BoardItem } from './use-board.ts'

/** The sheet over the board: each that the URL asks for, as soon as its visit is on this device. */
export function useOpenSheet(
  items: ReadonlyMap<string, BoardItem>,
): readonly [OpenSheet | null, (sheet: OpenSheet | null) => void] {
  const { values, change } = useUrlQuery()
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const [answered, setAnswered] = useState('')
  const asked = askedSheet(values)
  if (asked !== answered) {
    // What a link asks for may arrive after the board.
    const found = asked === '' ? null : sheetFromUrl(values, items)
    if (found) setSheet(found)
    if (found || asked === '') setAnswered(asked)
  }

  function show(next: OpenSheet | null): void {
    setSheet(next)
    setAnswered(asked)
    if (withoutSheet(values).size < values.size) change(withoutSheet)
  }

  return [sheet, show]
}
