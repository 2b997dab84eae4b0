import { type RefObject, useEffect, useRef, useState } from 'react'
import type { OrderListItem } from '#data/index.ts'
import { createRowSwipe, type RowSwipe, type SwipedRow } from './create-row-swipe.ts'
import { SwipeActions } from './swipe-actions.tsx'

export interface OrderSwipeProps {
  /** The element around the rows. */
  list: RefObject<HTMLElement | null>
  items: readonly OrderListItem[]
}

/** Swipes on the rows of a list of orders. They only shorten the way: the order's page has the same actions. */
export function OrderSwipe({ list, items }: OrderSwipeProps) {
  const [row, setRow] = useState<SwipedRow | null>(null)
  const swipe = useRef<RowSwipe | null>(null)

  useEffect(() => {
    if (!list.current) return undefined
    const made = createRowSwipe(list.current, setRow)
    swipe.current = made
    return made.dispose
  }, [list])

  const index = row === null ? -1 : items.findIndex(({ order }) => order.id === row.key)
  const item = items[index]
  if (!row || !item) return null
  return (
    <SwipeActions
      // In another place of the list the actions would be beside another row.
      key={`${row.key}/${index}`}
      order={item.order}
      row={row}
      onSides={(sides) => swipe.current?.setSides(sides)}
      onClose={() => swipe.current?.close()}
    />
  )
}
