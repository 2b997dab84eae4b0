import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Header } from 'react-aria-components/Header'
import { Menu as AriaMenu, MenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Pressable } from 'react-aria-components/Pressable'
import { AriaProvider } from '../aria-provider.tsx'
import { CheckedItem } from './checked-item.tsx'
import { edgePadding } from './edge-padding.ts'
import popoverStyles from './popover.module.css'
import styles from './check-menu.module.css'

export interface ChoiceGroup {
  readonly id: string
  readonly label: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
  /** The id of one option. */
  readonly chosen: string
  readonly onChange: (id: string) => void
}

export interface ChoiceMenuProps {
  /** What opens the menu: a Button or IconButton. */
  trigger: ComponentProps<typeof Pressable>['children']
  /** The menu's accessible name. */
  label: string
  groups: readonly ChoiceGroup[]
}

/** A menu in which one option of each group is chosen. */
export function ChoiceMenu({ trigger, label, groups }: ChoiceMenuProps) {
  return (
    <AriaProvider>
      <MenuTrigger>
        <Pressable>{trigger}</Pressable>
        <Popover
          className={clsx(popoverStyles.popover)}
          offset={4}
          containerPadding={edgePadding()}
          placement="bottom start"
        >
          <AriaMenu className={clsx(popoverStyles.list)} aria-label={label}>
            {groups.map((group) => (
              <MenuSection
                key={group.id}
                selectionMode="single"
                disallowEmptySelection
                selectedKeys={[`${group.id}:${group.chosen}`]}
                onSelectionChange={(keys) => {
                  const option = group.options.find(
                    ({ id }) => keys !== 'all' && keys.has(`${group.id}:${id}`),
                  )
                  if (option) group.onChange(option.id)
                }}
              >
                <Header className={styles.heading}>{group.label}</Header>
                {group.options.map(({ id, label: name }) => (
                  <CheckedItem key={id} id={`${group.id}:${id}`} name={name} />
                ))}
              </MenuSection>
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </AriaProvider>
  )
}
