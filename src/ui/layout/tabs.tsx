import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import styles from './tabs.module.css'

interface TabItem {
  readonly id: string
  readonly label: ReactNode
  readonly content: ReactNode
}

interface TabsProps {
  label: string
  items: readonly TabItem[]
  selected?: string | undefined
  onSelect?: ((id: string) => void) | undefined
  className?: string | undefined
}

/**
 * Several views of one thing, one at a time.
 * @public
 */
export function Tabs({ label, items, selected, onSelect, className }: TabsProps) {
  return (
    <AriaTabs
      className={clsx(styles.tabs, className)}
      {...(selected === undefined ? {} : { selectedKey: selected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabList aria-label={label} className={clsx(styles.list)}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={clsx(styles.tab)}>
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={clsx(styles.panel)}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
