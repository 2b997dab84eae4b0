import type { ComponentProps } from 'react'
import { MenuTrigger } from 'react-aria-components/Menu'
import { Pressable } from 'react-aria-components/Pressable'
import { AriaProvider } from '../aria-provider.tsx'
import type { MenuItem } from './menu-items.tsx'
import { MenuPopover } from './menu-popover.tsx'

export interface MenuProps {
  /** What opens the menu: a Button or IconButton. */
  trigger: ComponentProps<typeof Pressable>['children']
  /** The menu's accessible name. */
  label: string
  items: readonly MenuItem[]
}

export function Menu({ trigger, label, items }: MenuProps) {
  return (
    <AriaProvider>
      <MenuTrigger>
        <Pressable>{trigger}</Pressable>
        <MenuPopover label={label} items={items} placement="bottom end" />
      </MenuTrigger>
    </AriaProvider>
  )
}
