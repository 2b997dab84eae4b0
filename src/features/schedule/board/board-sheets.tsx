import type { Board } from '#domain/dispatch/board-visit.ts'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import type { useBoardCommands } from '../actions/use-board-commands.ts'
import type { BoardSheet } from '../keys/use-board-keys.ts'
import type { Found } from '../search/find-on-board.ts'
import type { BoardAddress } from './board-url.ts'
import type { BoardItem } from './use-board.ts'

const AssignSheet = lazySheet(async () => (await import('../sheets/assign-sheet.tsx')).AssignSheet)
const SuggestSheet = lazySheet(
  async () => (await import('../sheets/suggest-sheet.tsx')).SuggestSheet,
)
const SickSheet = lazySheet(async () => (await import('../sheets/sick-sheet.tsx')).SickSheet)
const OverrunSheet = lazySheet(
  async () => (await import('../sheets/overrun-sheet.tsx')).OverrunSheet,
)
const UrgentSheet = lazySheet(async () => (await import('../sheets/urgent-sheet.tsx')).UrgentSheet)
const TellVisit = lazySheet(async () => (await import('../sheets/tell-visit.tsx')).TellVisit)
const KeysSheet = lazySheet(async () => (await import('../sheets/keys-sheet.tsx')).KeysSheet)

export const PlanSheet = lazySheet(
  async () => (await import('../planner/plan-sheet.tsx')).PlanSheet,
)

export const TogetherSheet = lazySheet(
  async () => (await import('../sheets/together-sheet.tsx')).TogetherSheet,
)

export interface OpenSheet {
  readonly kind: BoardSheet | 'sick' | 'longer' | 'urgent' | 'tell'
  readonly items: readonly BoardItem[]
  /** Who does not come, of 'sick'. */
  readonly personId?: string
}

export interface BoardSheetsProps {
  sheet: OpenSheet
  board: Board
  items: ReadonlyMap<string, BoardItem>
  address: BoardAddress
  commands: Pick<ReturnType<typeof useBoardCommands>, 'drop' | 'fitIn' | 'reassign'>
  /** Shows a visit on its day. */
  onGo: (found: Found) => void
  /** Opens another sheet instead. */
  onSheet: (sheet: OpenSheet) => void
  onClose: () => void
}

/** The sheet that a key or a menu opens. */
export function BoardSheets(props: BoardSheetsProps) {
  const { sheet, board, items, address, onGo, onSheet, onClose } = props
  const onByHand = () => onSheet({ kind: 'assign', items: sheet.items })
  const { drop, reassign } = props.commands
  const fitIn: typeof props.commands.fitIn = (item, plans, callCount) => {
    const isPlanned = props.commands.fitIn(item, plans, callCount)
    const plan = plans.find(([one]) => one.id === item.id)?.[1]
    if (isPlanned) onGo({ id: item.id, item: { ...item, ...plan } })
    return isPlanned
  }
  if (sheet.kind === 'help') return <KeysSheet onClose={onClose} />
  const { day } = address
  if (sheet.kind === 'sick' && sheet.personId !== undefined)
    return <SickSheet personId={sheet.personId} {...{ board, items, day, reassign, onClose }} />
  const [first] = sheet.items
  if (sheet.kind === 'urgent' && first)
    return <UrgentSheet item={first} {...{ board, items, drop, fitIn, onByHand, onClose }} />
  if (sheet.kind === 'tell' && first)
    return <TellVisit item={items.get(first.id) ?? first} onClose={onClose} />
  if (sheet.kind === 'longer' && first)
    return <OverrunSheet item={first} {...{ board, items, drop, onClose }} />
  if (sheet.kind === 'suggest' && first)
    return (
      <SuggestSheet
        item={first}
        {...{ board, day, drop, onByHand, onClose }}
        onFitIn={() => onSheet({ kind: 'urgent', items: [first] })}
      />
    )
  return <AssignSheet {...{ items: sheet.items, board, day, drop, onClose }} />
}
