import { useState } from 'react'
import { useUrlQuery } from '#ui/url-query.ts'
import type { OpenSheet } from './board-sheets.tsx'

/** The sheet over the board. A link with `reassign=<id>` opens the one that gives a person's day to others. */
export function useOpenSheet(): readonly [OpenSheet | null, (sheet: OpenSheet | null) => void] {
  const { values, change } = useUrlQuery()
  const personId = values.get('reassign')
  const [sheet, setSheet] = useState<OpenSheet | null>(
    personId === null ? null : { kind: 'sick', items: [], personId },
  )

  function show(next: OpenSheet | null): void {
    setSheet(next)
    if (values.has('reassign'))
      change((now) => {
        const rest = new URLSearchParams(now)
        rest.delete('reassign')
        return rest
      })
  }

  return [sheet, show]
}
