import type { VisitPiece } from '#domain/dispatch/simulate/split-visit.ts'
import { isUnderWay } from '#domain/dispatch/check/check-change.ts'
import { useT } from '#messages/index.ts'
import { PointMenu } from '#ui/overlay/point-menu.tsx'
import type { useBoardCommands } from '../actions/use-board-commands.ts'
import { isTimed } from '../drag/assignment.ts'
import type { OpenSheet } from './board-sheets.tsx'
import { isInQueue } from './in-queue.ts'
import type { BoardItem } from './use-board.ts'

export interface MenuTarget {
  readonly point: { readonly x: number; readonly y: number }
  /** The visits that a command is for; none where the menu is that of a person. */
  readonly items: readonly BoardItem[]
  readonly person: { readonly id: string; readonly name: string } | null
}

export interface VisitMenuProps {
  target: MenuTarget
  commands: ReturnType<typeof useBoardCommands>
  /** What a visit that takes longer than the day is cut into; empty where it need not be. */
  piecesOf: (item: BoardItem) => readonly VisitPiece[]
  onOpen: (item: BoardItem) => void
  onPerson: (personId: string) => void
  onPrint: (personId: string) => void
  onSheet: (sheet: OpenSheet) => void
  onClose: () => void
}

/** What can be done with visits, or with a person's day: every command of the board without a key or a drag. */
export function VisitMenu(props: VisitMenuProps) {
  const { target, commands, piecesOf, onOpen, onPerson, onPrint, onSheet, onClose } = props
  const t = useT()
  const { items, person } = target
  const [first] = items
  if (!first) {
    if (!person) return null
    return (
      <PointMenu
        point={target.point}
        label={person.name}
        onClose={onClose}
        items={[
          {
            id: 'sick',
            label: t('board.sick'),
            onAction: () => onSheet({ kind: 'sick', items: [], personId: person.id }),
          },
          {
            id: 'print',
            label: t('print.openSheet'),
            onAction: () => onPrint(person.id),
          },
          { id: 'person', label: t('board.openPerson'), onAction: () => onPerson(person.id) },
        ]}
      />
    )
  }
  const pieces = items.length === 1 ? piecesOf(first) : []
  const isBusy = items.every(isUnderWay)
  const isWaiting = items.every(isInQueue)
  const isLocked = items.every(({ locked }) => locked !== 'none')
  return (
    <PointMenu
      point={target.point}
      label={
        items.length === 1 ? first.order.title : t('board.visitCount', { count: items.length })
      }
      onClose={onClose}
      items={[
        { id: 'open', label: t('board.key.open'), onAction: () => onOpen(first) },
        {
          id: 'assign',
          label: t('board.key.assign'),
          disabled: isBusy,
          onAction: () => onSheet({ kind: 'assign', items }),
          startsGroup: true,
        },
        {
          id: 'suggest',
          label: t('board.key.suggest'),
          onAction: () => onSheet({ kind: 'suggest', items }),
        },
        {
          id: 'urgent',
          label: t('board.urgentOpen'),
          disabled: items.length > 1 || isBusy,
          onAction: () => onSheet({ kind: 'urgent', items }),
        },
        {
          id: 'longer',
          label: t('board.longer'),
          disabled: items.length > 1 || !isTimed(first),
          onAction: () => onSheet({ kind: 'longer', items }),
        },
        ...(pieces.length > 1
          ? [
              {
                id: 'split',
                label: t('board.split'),
                onAction: () => commands.split(first, pieces),
              },
            ]
          : []),
        {
          id: 'lock',
          label: t(isLocked ? 'board.unlock' : 'board.lock'),
          onAction: () => commands.lock(items),
          startsGroup: true,
        },
        ...(isWaiting
          ? []
          : [{ id: 'send', label: t('board.key.send'), onAction: () => commands.send(items) }]),
        {
          id: 'tell',
          label: t('tell.open'),
          disabled: items.length > 1 || first.start === null,
          onAction: () => onSheet({ kind: 'tell', items }),
        },
        ...(isWaiting
          ? []
          : [
              {
                id: 'unassign',
                label: t('board.key.unassign'),
                disabled: isBusy,
                onAction: () => commands.unassign(items),
              },
            ]),
        ...(items.length === 1 && first.part > 1
          ? [
              {
                id: 'cancelPart',
                label: t('board.cancelPart'),
                onAction: () => commands.cancelPart(first),
              },
            ]
          : []),
      ]}
    />
  )
}
