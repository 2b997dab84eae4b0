import { useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { useUndoKeys } from '#components/undo/use-undo-keys.ts'
import { splitVisit } from '#domain/dispatch/simulate/split-visit.ts'
import { maxParts } from '#domain/entities/booking.ts'
import { useT } from '#messages/index.ts'
import { useUrlFlag } from '#ui/use-url-flag.ts'
import { Page } from '#ui/layout/page.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { useBoardActions } from '../actions/use-board-actions.ts'
import { useBoardCommands } from '../actions/use-board-commands.ts'
import { type AskedMove, askedMove } from '../actions/asked-move.ts'
import type { Plan, Plans } from '../actions/visit-change.ts'
import { useExports } from '../export/use-exports.ts'
import { useAnnouncer } from '../keys/use-announcer.ts'
import { PointedVisitCard } from '../card/pointed-visit-card.tsx'
import { BoardMap } from '../map/board-map.tsx'
import { useHasRoomBeside } from './use-has-room-beside.ts'
import { BoardView } from './board-view.tsx'
import { BoardSheets, TogetherSheet } from './board-sheets.tsx'
import { useOpenSheet } from './use-open-sheet.ts'
import { BoardSide } from './board-side.tsx'
import styles from './board-content.module.css'
import { checkPlan } from './check-board.ts'
import { createBoardHandle } from './create-board-handle.ts'
import { newOrderPath } from './new-order-path.ts'
import { TitleTools } from './title-tools.tsx'
import { Toolbar } from './toolbar.tsx'
import { useBoardAddress } from './use-board-address.ts'
import { useHeldWhile } from '../remote/use-held-while.ts'
import { useRemoteGlow } from '../remote/use-remote-glow.ts'
import { useSharedChanges } from '../remote/use-shared-changes.ts'
import { useBoardInput } from './use-board-input.ts'
import { useBoardView } from './use-board-view.ts'
import type { BoardItem, LiveBoard } from './use-board.ts'
import { type MenuTarget, VisitMenu } from './visit-menu.tsx'
import { usePlanText } from './use-plan-text.ts'

/** The board with its toolbar and queue, for mouse, finger and keyboard. */
export function BoardContent(props: { data: LiveBoard }) {
  const t = useT()
  const navigate = useNavigate()
  const { today, address, change } = useBoardAddress(props.data.board.company.timeZone)
  const [handle] = useState(createBoardHandle)
  const isHeld = useSyncExternalStore(handle.held.subscribe, handle.held.get, handle.held.get)
  const span = `${address.view} ${address.day}`
  // What others change while a visit is held waits until it is put down.
  const data = useHeldWhile(props.data, isHeld, span)
  const { board, items } = data
  const view = useBoardView(data, address)
  const actions = useBoardActions(props.data.pending)
  const check = (item: BoardItem, plan: Partial<Plan>) => checkPlan(board, item, plan)
  const commands = useBoardCommands({ actions, people: board.people, check })
  const describe = usePlanText(board.people)
  const announcer = useAnnouncer()
  const exports = useExports(data, view, address.day)
  const [sheet, setSheet] = useOpenSheet(items)
  const [isPlanning, setIsPlanning] = useUrlFlag('plan')
  const [asked, setAsked] = useState<AskedMove | null>(null)
  const [menu, setMenu] = useState<MenuTarget | null>(null)
  const hasRoomBeside = useHasRoomBeside()
  const { setRoot } = handle

  const open = ({ orderId }: BoardItem) => void navigate(`/orders/${orderId}`)
  const openPerson = (personId: string) => void navigate(`/technicians/${personId}`)
  const drop = (plans: Plans) => {
    const [only] = plans
    const move =
      only && plans.length === 1 ? askedMove(items.values(), ...only, board.company.timeZone) : null
    if (move) setAsked(move)
    else commands.drop(plans)
  }
  const input = useBoardInput({
    ...commands,
    drop,
    data,
    lanes: view.lanes,
    handle,
    address,
    today,
    change,
    check,
    describe,
    open,
    openPerson,
    openNew: (place) => void navigate(newOrderPath(place, board.company.timeZone)),
    openSheet: (kind, picked) => setSheet({ kind, items: picked }),
    openMenu: setMenu,
    say: announcer.say,
    sentence: (about, one) => t(`board.say.${about}`, { title: one.order.title }),
  })
  useUndoKeys((direction) => void actions[direction]())
  useSharedChanges(actions.changed, data, (item) => {
    change({ queue: 'problems' })
    input.goTo({ id: item.id, item })
  })
  useRemoteGlow(handle, items, span, input.cursor?.personId ?? null)

  return (
    <Page
      title={t('schedule.title')}
      width="full"
      actions={
        <TitleTools
          address={address}
          change={change}
          actions={actions}
          onPlan={() => setIsPlanning(true)}
          {...exports}
          onPrint={(as) => void navigate(`/schedule/print?day=${address.day}&as=${as}`)}
          onHelp={() => setSheet({ kind: 'help', items: [] })}
        />
      }
      tools={<Toolbar {...{ address, today, change }} onNow={handle.showNow} />}
    >
      <div className={styles.frame}>
        <div ref={setRoot} className={styles.body} data-dense={address.isDense || undefined}>
          <BoardSide
            {...{ data, view, address, change, isPlanning, handle }}
            drop={commands.drop}
            onSuggest={(item) => setSheet({ kind: 'suggest', items: [item] })}
            onPlanned={() => setIsPlanning(false)}
            onGo={input.goTo}
          />
          {(!address.hasMap || hasRoomBeside) && (
            <BoardView
              data={data}
              view={view}
              address={address}
              today={today}
              change={change}
              cursor={input.cursor}
              handle={handle}
              commands={{
                ...commands,
                assign: (picked) => setSheet({ kind: 'assign', items: picked }),
              }}
            />
          )}
          {address.hasMap && (
            <BoardMap
              data={data}
              people={view.people}
              days={view.days}
              waiting={view.rows.unassigned}
              selected={address.selected}
              onSelect={(item) => {
                change({ selected: item ? [item.id] : [] })
                if (item) handle.revealPerson(item.assigneeIds[0])
              }}
            />
          )}
        </div>
      </div>
      <PointedVisitCard handle={handle} items={items} findings={view.findings} />
      <VisuallyHidden>
        <output aria-live="polite">{announcer.text}</output>
      </VisuallyHidden>
      {menu && (
        <VisitMenu
          target={menu}
          commands={commands}
          piecesOf={(item) => splitVisit(board, item, maxParts)}
          onOpen={open}
          onPerson={openPerson}
          onPrint={(id) => void navigate(`/schedule/print?day=${address.day}&person=${id}`)}
          onSheet={setSheet}
          onClose={() => setMenu(null)}
        />
      )}
      {asked && <TogetherSheet asked={asked} drop={commands.drop} onClose={() => setAsked(null)} />}
      {sheet && (
        <BoardSheets
          {...{ sheet, board, items, address, commands }}
          onGo={input.goTo}
          onSheet={setSheet}
          onClose={() => setSheet(null)}
        />
      )}
    </Page>
  )
}
