import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { MenuItem as AriaMenuItem } from 'react-aria-components/Menu'
import { Separator } from 'react-aria-components/Separator'
import styles from './menu.module.css'
import popoverStyles from './popover.module.css'

export interface MenuItem {
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

/** The items of a menu, with separators between their groups. */
export function menuItems(items: readonly MenuItem[]): ReactNode[] {
  return items.flatMap((item) => [
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
  ])
}
