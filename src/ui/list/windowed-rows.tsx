import type { Virtualizer } from '@tanstack/react-virtual'
import {
  type Key,
  memo,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { sortRowElements } from './sort-row-elements.ts'
import { createRowSlots } from './row-slots.ts'

type Rows = Virtualizer<Window, Element> | Virtualizer<HTMLDivElement, Element>

export interface WindowedRowsProps {
  /** The element that contains only these rows. */
  list: RefObject<HTMLElement | null>
  rows: Rows
  count: number
  /** Where the list starts within its scroll container, in pixels. */
  offset?: number
  className?: string | undefined
  /** Stable while the rows are the same. */
  renderAt: (index: number) => ReactNode
}

/**
 * The visible rows. While the list scrolls, a row that comes into view reuses the elements of one that
 * left, because creating them costs several times as much. When scrolling stops, they are put into the
 * order of the rows for screen readers and keyboards.
 */
export function WindowedRows({ list, rows, offset = 0, ...props }: WindowedRowsProps) {
  const [assignSlots] = useState(createRowSlots)
  const items = rows.getVirtualItems()
  const slots = assignSlots(
    items.map(({ key }) => key),
    { kept: focusedIn(rows), isInOrder: !rows.isScrolling },
  )

  useLayoutEffect(() => {
    if (!rows.isScrolling && list.current) sortRowElements(list.current)
  })

  return items
    .map((item) => ({ item, slot: slots.get(item.key) ?? 0 }))
    .toSorted((a, b) => a.slot - b.slot)
    .map(({ item, slot }) => (
      <Row
        {...props}
        key={slot}
        rows={rows}
        id={item.key}
        index={item.index}
        top={item.start - offset}
      />
    ))
}

interface RowProps extends Omit<WindowedRowsProps, 'list' | 'offset'> {
  id: Key
  index: number
  top: number
}

const Row = memo(function Row({ rows, id, index, top, count, className, renderAt }: RowProps) {
  const element = useRef<HTMLLIElement>(null)

  // Measured again for each row rendered in it. An element that stayed observed would not be reported if the new row
  // is as tall as the previous one, and the list would keep its estimate for that row.
  useLayoutEffect(() => {
    const li = element.current
    rows.measureElement(li)
    return () => {
      rows.elementsCache.delete(id)
      if (li) rows['observer'].unobserve(li)
    }
  }, [rows, id])

  return (
    <li
      ref={element}
      className={className}
      data-index={index}
      data-row={id}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={{ transform: `translateY(${top}px)` }}
    >
      {renderAt(index)}
    </li>
  )
})

function focusedIn({ elementsCache }: Rows): Key | undefined {
  const focused = document.activeElement
  for (const [key, element] of elementsCache) if (element.contains(focused)) return key
  return undefined
}
