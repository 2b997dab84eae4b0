import type { Finding } from '#domain/dispatch/finding.ts'
import { useTimeZone } from '#data/react.ts'
import { useFormat, useT } from '#messages/index.ts'
import type { BoardItem } from './use-board.ts'
import { visitLabel } from './visit-label.ts'

/** A visit as one sentence: when, what, where, its status and what is wrong with it. */
export function useVisitLabel(): (item: BoardItem, findings: readonly Finding[]) => string {
  const words = { t: useT(), format: useFormat(), timeZone: useTimeZone() }
  return (item, findings) => visitLabel(words, item, findings)
}
