import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Pressable } from 'react-aria-components/Pressable'
import { Separator } from 'react-aria-components/Separator'
import { AriaProvider } from '../aria-provider.tsx'
import { CheckedItem } from './checked-item.tsx'
import menuStyles from './menu.module.css'
import { edgePadding } from './edge-padding.ts'
import popoverStyles from './popover.module.css'

export interface CheckMenuProps {
  /** What opens the menu: a Button or IconButton. */
  trigger: ComponentProps<typeof Pressable>['children']
  /** The menu's accessible name. */
  label: string
  items: readonly { readonly id: string; readonly label: string }[]
  checked: readonly string[]
  /** The menu stays open. */
  onChange: (checked: readonly string[]) => void
  /** A last item that sets everything back. */
  reset: { readonly label: string; readonly onAction: () => void }
}

/** A menu in which several things are switched on and off. */
export function CheckMenu(props: CheckMenuProps) {
  const { trigger, label, items, checked, onChange, reset } = props
  const item = clsx(popoverStyles.item, menuStyles.item)
  return (
    <AriaProvider>
      <MenuTrigger>
        <Pressable>{trigger}</Pressable>
        <Popover
          className={clsx(popoverStyles.popover)}
          offset={4}
          containerPadding={edgePadding()}
          placement="bottom end"
        >
          <AriaMenu className={clsx(popoverStyles.list)} aria-label={label}>
            <MenuSection
              aria-label={label}
              selectionMode="multiple"
              selectedKeys={checked}
              onSelectionChange={(keys) =>
                onChange(items.map(({ id }) => id).filter((id) => keys === 'all' || keys.has(id)))
              }
            >
              {items.map(({ id, label: name }) => (
                <CheckedItem key={id} id={id} name={name} />
              ))}
            </MenuSection>
            <Separator className={clsx(menuStyles.line)} />
            <MenuSection aria-label={reset.label}>
              <MenuItem id="reset" className={item} onAction={reset.onAction}>
                {reset.label}
              </MenuItem>
            </MenuSection>
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </AriaProvider>
  )
}
