/** The state of a command menu at one moment. */
export interface MenuMoment {
  readonly text: string
  /** Rows from the top. An old row was found for the previous text. */
  readonly rows: readonly { readonly id: string; readonly isOld?: boolean }[]
  /** The row selected with the arrow keys. */
  readonly chosen: string | null
  /** The results for the text have not arrived yet. */
  readonly isWaiting: boolean
}

/** A press of Enter and the text it was meant for, so that later results cannot change its meaning. */
export interface EnterPress {
  readonly text: string
  readonly chosen: string | null
  /** The intended row; null means the best match. */
  readonly id: string | null
}

export type EnterOutcome = { readonly take: string } | 'wait' | 'drop'

/** The highlighted row: the selected one, or the best match. */
export function markedIndex({ text, rows, chosen }: MenuMoment): number {
  const at = rows.findIndex(({ id }) => id === chosen)
  return at === -1 && text !== '' && rows.length > 0 ? 0 : at
}

export function pressEnter({ text, rows, chosen }: MenuMoment): EnterPress {
  return { text, chosen, id: rows.some(({ id }) => id === chosen) ? chosen : null }
}

/**
 * What to do with a press of Enter. It opens only a row that matches the current text, and waits for one
 * until something changes.
 */
export function settleEnter(press: EnterPress, now: MenuMoment): EnterOutcome {
  if (press.text !== now.text || press.chosen !== now.chosen) return 'drop'
  const marked = now.isWaiting ? undefined : now.rows[markedIndex(now)]
  const row = press.id === null ? marked : now.rows.find(({ id }) => id === press.id)
  if (row && row.isOld !== true) return { take: row.id }
  return now.isWaiting ? 'wait' : 'drop'
}
