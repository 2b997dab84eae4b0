import { createPortal } from 'react-dom'
import { MenuTrigger } from 'react-aria-components/Menu'
import { Pressable } from 'react-aria-components/Pressable'
import { AriaProvider } from '../aria-provider.tsx'
import type { MenuItem } from './menu-items.tsx'
import { MenuPopover } from './menu-popover.tsx'
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
  // A row of a long list is moved by a transform, from which `fixed` would count.
  return createPortal(
    <AriaProvider>
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
        <MenuPopover label={label} items={items} placement="bottom start" />
      </MenuTrigger>
    </AriaProvider>,
    document.body,
  )
}
