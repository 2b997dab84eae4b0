import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Pressable } from 'react-aria-components/Pressable'
import { Separator } from 'react-aria-components/Separator'
import styles from './menu.module.css'
import popoverStyles from './popover.module.css'

interface MenuItem {
  readonly id: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  readonly href?: string
  readonly onAction?: () => void
  readonly danger?: boolean
  readonly disabled?: boolean
  /** Draws a separator above this item. */
  readonly startsGroup?: boolean
}

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
          {items.flatMap((item) => [
            ...(item.startsGroup
              ? [<Separator key={`${item.id}-line`} className={clsx(styles.line)} />]
              : []),
            <AriaMenuItem
              key={item.id}
              id={item.id}
              className={clsx(popoverStyles.item, styles.item, item.danger && styles.danger)}
              isDisabled={item.disabled ?? false}
              {...(item.href === undefined ? {} : { href: item.href })}
              {...(item.onAction === undefined ? {} : { onAction: item.onAction })}
            >
              {item.icon}
              <span>{item.label}</span>
            </AriaMenuItem>,
          ])}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
