import { clsx } from 'clsx'
import { Menu as AriaMenu, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Pressable } from 'react-aria-components/Pressable'
import { type MenuItem, menuItems } from './menu-items.tsx'
import popoverStyles from './popover.module.css'
import styles from './point-menu.module.css'

export interface PointMenuProps {
  /** Where it opens, in pixels of the window. */
  point: { readonly x: number; readonly y: number }
  label: string
  items: readonly MenuItem[]
  onClose: () => void
}

/** A menu at a point: of a right click, or beside what has the focus. */
export function PointMenu({ point, label, items, onClose }: PointMenuProps) {
  return (
    <MenuTrigger isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Pressable>
        <button
          type="button"
          className={styles.anchor}
          style={{ left: point.x, top: point.y }}
          aria-label={label}
          tabIndex={-1}
        />
      </Pressable>
      <Popover className={clsx(popoverStyles.popover)} offset={4} placement="bottom start">
        <AriaMenu className={clsx(popoverStyles.list)} aria-label={label}>
          {menuItems(items)}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
