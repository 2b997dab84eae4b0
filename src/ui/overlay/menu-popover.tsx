import { clsx } from 'clsx'
import { Menu } from 'react-aria-components/Menu'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import { edgePadding } from './edge-padding.ts'
import { type MenuItem, menuItems } from './menu-items.tsx'
import styles from './popover.module.css'

export interface MenuPopoverProps {
  /** The menu's accessible name. */
  label: string
  items: readonly MenuItem[]
  placement: NonNullable<PopoverProps['placement']>
}

/** The open menu beside its trigger. */
export function MenuPopover({ label, items, placement }: MenuPopoverProps) {
  return (
    <Popover
      className={clsx(styles.popover)}
      offset={4}
      containerPadding={edgePadding()}
      placement={placement}
    >
      <Menu className={clsx(styles.list)} aria-label={label}>
        {menuItems(items)}
      </Menu>
    </Popover>
  )
}
