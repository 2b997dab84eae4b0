import { useEffect, useEffectEvent } from 'react'
import { useBoardGestures } from '../drag/use-board-gestures.ts'
import type { Lane } from '../day/lane-model.ts'
import { type KeysHost, toggled, useBoardKeys } from '../keys/use-board-keys.ts'
import { useGoTo } from '../search/use-go-to.ts'
import { useZoom } from '../zoom/use-zoom.ts'
import type { BoardData } from './use-board.ts'
import { useRootEvents } from './use-root-events.ts'
import type { MenuTarget } from './visit-menu.tsx'

export interface BoardInputHost extends Omit<KeysHost, 'item'> {
  readonly data: BoardData
  /** Of the day view. */
  readonly lanes: readonly Lane[]
  /** Opens the form of a new order for a person at an instant, in milliseconds. */
  readonly openNew: (place: { readonly personId: string; readonly at: number }) => void
  readonly openMenu: (target: MenuTarget) => void
}

/** What mouse, finger and keyboard do on the board; returns where the keyboard is. */
export function useBoardInput({ data, lanes, openNew, openMenu, ...host }: BoardInputHost) {
  const { board, items } = data
  const { handle, address, change } = host
  const { timeZone } = board.company
  const item = (id: string) => items.get(id)
  useBoardGestures(handle, {
    ...host,
    item,
    timeZone,
    selected: () => address.selected,
    select: (selected) => change({ selected }),
  })
  const keys = useBoardKeys({ ...host, item })
  // A visit that is moved to another day is drawn once the lanes of that day are there.
  const redraw = useEffectEvent(keys.redraw)
  useEffect(() => {
    if (lanes) redraw()
  }, [lanes])
  useZoom(handle, address.zoom, (zoom) => change({ zoom }))
  const goTo = useGoTo({ timeZone, today: host.today, change, handle, goTo: keys.goTo })

  useRootEvents(handle, {
    onKeyDown: keys.onKeyDown,
    onPress(visitId, personId, isAdding) {
      if (personId !== null) keys.setCursor({ personId, visitId })
      change({ selected: isAdding ? toggled(address.selected, visitId) : [visitId] })
    },
    onOpen(visitId) {
      const opened = items.get(visitId)
      if (opened) host.open(opened)
    },
    onEmpty(point) {
      const place = handle.placeAt(point)
      if (place) openNew(place)
    },
    onMenu({ visitId, personId, headId }, point) {
      if (visitId !== null && personId !== null) keys.setCursor({ personId, visitId })
      const one = items.get(visitId ?? '')
      const isSelected = one && address.selected.includes(one.id)
      const picked = address.selected.flatMap((id) => items.get(id) ?? [])
      const user = board.people.get(headId ?? '')?.user
      openMenu({
        point,
        items: one ? (isSelected ? picked : [one]) : [],
        person: user ? { id: user.id, name: user.name } : null,
      })
    },
  })
  return { cursor: keys.cursor, goTo }
}
