/** What a command menu shows at one moment. */
export interface MenuMoment {
  readonly text: string
  /** Rows from the top. An old one was found for the text before. */
  readonly rows: readonly { readonly id: string; readonly isOld?: boolean }[]
  /** The row chosen with the arrows. */
  readonly chosen: string | null
  /** The results for the text have not come yet. */
  readonly isWaiting: boolean
}

/** Enter, with what it was pressed for: results that come later must not change its meaning. */
export interface EnterPress {
  readonly text: string
  readonly chosen: string | null
  /** The row that is meant; null: the first one that fits. */
  readonly id: string | null
}

export type EnterOutcome = { readonly take: string } | 'wait' | 'drop'

/** The row that is marked: the chosen one, or the first one that fits what was typed. */
export function markedIndex({ text, rows, chosen }: MenuMoment): number {
  const at = rows.findIndex(({ id }) => id === chosen)
  return at === -1 && text !== '' && rows.length > 0 ? 0 : at
}

export function pressEnter({ text, rows, chosen }: MenuMoment): EnterPress {
  return { text, chosen, id: rows.some(({ id }) => id === chosen) ? chosen : null }
}

/** What becomes of Enter. It takes only what fits the text of now, and waits for that as long as nothing is changed. */
export function settleEnter(press: EnterPress, now: MenuMoment): EnterOutcome {
  if (press.text !== now.text || press.chosen !== now.chosen) return 'drop'
  const marked = now.isWaiting ? undefined : now.rows[markedIndex(now)]
  const row = press.id === null ? marked : now.rows.find(({ id }) => id === press.id)
  if (row && row.isOld !== true) return { take: row.id }
  return now.isWaiting ? 'wait' : 'drop'
}
