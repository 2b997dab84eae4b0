import { useEffect, useMemo, useState } from 'react'
import type { Board } from '#domain/dispatch/board-visit.ts'
import { prepareFindings } from '#domain/dispatch/check/check.ts'
import { inSlices } from '#lib/in-slices.ts'
import { whenIdle } from '#lib/when-idle.ts'
import { useLatest } from '#ui/use-latest.ts'
import { createDayChecker, type FindingsByVisit } from './check-board.ts'

const none: FindingsByVisit = new Map()

/**
 * What is wrong on some days. Days that were not shown before are drawn first and then checked, a little at a time: the
 * visits need not wait for it. After that every change is checked at once.
 */
export function useFindings(
  board: Board,
  days: readonly string[],
): { readonly findings: FindingsByVisit; readonly isChecked: boolean } {
  const [checkDays] = useState(createDayChecker)
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const latest = useLatest(board)
  const isChecked = days.every((day) => checked.has(day))
  useEffect(() => {
    if (isChecked) return undefined
    let isWanted = true
    const check = async () => {
      await whenIdle()
      const isDone = await inSlices(prepareFindings(latest.current, days), () => isWanted)
      if (isDone && isWanted) setChecked((before) => new Set([...before, ...days]))
    }
    void check()
    return () => {
      isWanted = false
    }
  }, [isChecked, days, latest])
  const findings = useMemo(
    () => (isChecked ? checkDays(board, days) : none),
    [isChecked, checkDays, board, days],
  )
  return { findings, isChecked }
}
