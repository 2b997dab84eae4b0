import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '#messages/index.ts'
import { Page } from '#ui/layout/page.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { useBoardActions } from '../actions/use-board-actions.ts'
import { useBoardCommands } from '../actions/use-board-commands.ts'
import type { Plan } from '../actions/visit-change.ts'
import { useBoardGestures } from '../drag/use-board-gestures.ts'
import { useExports } from '../export/use-exports.ts'
import { useAnnouncer } from '../keys/use-announcer.ts'
import { toggled, useBoardKeys } from '../keys/use-board-keys.ts'
import { Queue } from '../queue/queue.tsx'
import { BoardView } from './board-view.tsx'
import { BoardSheets, type OpenSheet } from './board-sheets.tsx'
import styles from './board-content.module.css'
import { checkPlan } from './check-board.ts'
import { createBoardHandle } from './create-board-handle.ts'
import { Toolbar } from './toolbar.tsx'
import { useBoardAddress } from './use-board-address.ts'
import { useRootEvents } from './use-root-events.ts'
import { useBoardView } from './use-board-view.ts'
import type { BoardData, BoardItem } from './use-board.ts'
import { type MenuTarget, VisitMenu } from './visit-menu.tsx'
import { usePlanText } from './use-plan-text.ts'

/** The board with its toolbar and queue, for mouse, finger and keyboard. */
export function BoardContent({ data }: { data: BoardData }) {
  const t = useT()
  const navigate = useNavigate()
  const { board, items } = data
  const { today, address, change } = useBoardAddress(board.company.timeZone)
  const view = useBoardView(data, address)
  const actions = useBoardActions(items)
  const check = (item: BoardItem, plan: Partial<Plan>) => checkPlan(board, item, plan)
  const commands = useBoardCommands({ actions, people: board.people, check })
  const describe = usePlanText()
  const announcer = useAnnouncer()
  const exports = useExports(data, view, address.day)
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const [menu, setMenu] = useState<MenuTarget | null>(null)
  const [handle] = useState(createBoardHandle)
  const { setRoot } = handle

  const shared = {
    item: (id: string) => items.get(id),
    check,
    describe,
    drop: commands.drop,
  }
  useBoardGestures(handle, {
    ...shared,
    timeZone: board.company.timeZone,
    selected: () => address.selected,
    select: (selected) => change({ selected }),
  })
  const open = ({ orderId }: BoardItem) => void navigate(`/orders/${orderId}`)
  const openPerson = (personId: string) => void navigate(`/technicians/${personId}`)
  const keys = useBoardKeys({
    ...commands,
    ...shared,
    handle,
    address,
    today,
    change,
    actions,
    open,
    say: announcer.say,
    openPerson,
    openSheet: (kind, picked) => setSheet({ kind, items: picked }),
    sentence: (about, one) => t(`board.say.${about}`, { title: one.order.title }),
  })
  // A visit that is moved to another day is drawn once the lanes of that day are there.
  const redraw = useEffectEvent(keys.redraw)
  const { lanes } = view
  useEffect(() => {
    if (lanes) redraw()
  }, [lanes])

  useRootEvents(handle, {
    onKeyDown: keys.onKeyDown,
    onPress(visitId, personId, isAdding) {
      if (personId !== null) keys.setCursor({ personId, visitId })
      change({ selected: isAdding ? toggled(address.selected, visitId) : [visitId] })
    },
    onOpen(visitId) {
      const item = items.get(visitId)
      if (item) open(item)
    },
    onMenu({ visitId, personId }, point) {
      const item = items.get(visitId ?? '')
      const isSelected = item && address.selected.includes(item.id)
      const picked = address.selected.flatMap((id) => items.get(id) ?? [])
      const user = board.people.get(personId ?? '')?.user
      setMenu({
        point,
        items: item ? (isSelected ? picked : [item]) : [],
        person: user ? { id: user.id, name: user.name } : null,
      })
    },
  })

  return (
    <Page
      title={t('schedule.title')}
      width="full"
      tools={
        <Toolbar
          address={address}
          today={today}
          change={change}
          actions={actions}
          onPlan={() => setSheet({ kind: 'plan', items: [] })}
          {...exports}
          onPrint={(as) => void navigate(`/schedule/print?day=${address.day}&as=${as}`)}
          onHelp={() => setSheet({ kind: 'help', items: [] })}
        />
      }
    >
      <div className={styles.frame}>
        <div ref={setRoot} className={styles.body} data-dense={address.isDense || undefined}>
          <Queue
            rows={view.rows}
            people={board.people}
            findings={view.findings}
            tab={address.queue}
            onTab={(queue) => change({ queue })}
            selected={address.selected}
          />
          <BoardView
            data={data}
            view={view}
            address={address}
            today={today}
            change={change}
            cursor={keys.cursor}
            handle={handle}
            onMove={(item) => setSheet({ kind: 'assign', items: [item] })}
          />
        </div>
      </div>
      <VisuallyHidden>
        <output aria-live="polite">{announcer.text}</output>
      </VisuallyHidden>
      {menu && (
        <VisitMenu
          target={menu}
          commands={commands}
          onOpen={open}
          onPerson={openPerson}
          onPrint={(id) => void navigate(`/schedule/print?day=${address.day}&person=${id}`)}
          onSheet={setSheet}
          onClose={() => setMenu(null)}
        />
      )}
      {sheet && (
        <BoardSheets
          sheet={sheet}
          board={board}
          items={items}
          address={address}
          drop={commands.drop}
          onClose={() => setSheet(null)}
        />
      )}
    </Page>
  )
}
