import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { Menu as AriaMenu } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { type MenuItem, menuItems } from './menu-items.tsx'
import popoverStyles from './popover.module.css'

export interface PointMenuProps {
  /** Where it opens, in pixels of the window. */
  point: { readonly x: number; readonly y: number }
  label: string
  items: readonly MenuItem[]
  onClose: () => void
}

/** A menu at a point: of a right click, or beside what has the focus. */
export function PointMenu({ point, label, items, onClose }: PointMenuProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => menu.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus(), [])
  return (
    <>
      <span ref={anchor} style={{ position: 'fixed', left: point.x, top: point.y }} />
      <Popover
        triggerRef={anchor}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        className={clsx(popoverStyles.popover)}
        offset={4}
        placement="bottom start"
      >
        <AriaMenu
          ref={menu}
          className={clsx(popoverStyles.list)}
          aria-label={label}
          onClose={onClose}
        >
          {menuItems(items)}
        </AriaMenu>
      </Popover>
    </>
  )
}
