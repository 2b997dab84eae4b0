import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Menu as AriaMenu, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Pressable } from 'react-aria-components/Pressable'
import { type MenuItem, menuItems } from './menu-items.tsx'
import popoverStyles from './popover.module.css'

export interface MenuProps {
  /** What opens the menu: a Button or IconButton. */
  trigger: ComponentProps<typeof Pressable>['children']
  /** The menu's accessible name. */
  label: string
  items: readonly MenuItem[]
}

export function Menu({ trigger, label, items }: MenuProps) {
  return (
    <MenuTrigger>
      <Pressable>{trigger}</Pressable>
      <Popover className={clsx(popoverStyles.popover)} offset={4} placement="bottom end">
        <AriaMenu className={clsx(popoverStyles.list)} aria-label={label}>
          {menuItems(items)}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
