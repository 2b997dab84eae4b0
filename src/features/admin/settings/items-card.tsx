import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import styles from './items-card.module.css'

interface ItemsCardProps {
  title: string
  addLabel: string
  /** Said while there are none, and when no more can be added. */
  none: string
  full: string
  count: number
  most: number
  /** null for people who may not add one. */
  onAdd: (() => void) | null
  children: ReactNode
}

/** A list that the company keeps, with a button that adds to it. */
export function ItemsCard({ title, addLabel, none, full, ...list }: ItemsCardProps) {
  const { count, most, onAdd } = list
  const isFull = count >= most
  return (
    <Card
      title={title}
      flush={count > 0}
      actions={
        onAdd && (
          <Button
            size="small"
            icon={<Plus aria-hidden="true" />}
            isDisabled={isFull}
            onPress={onAdd}
          >
            {addLabel}
          </Button>
        )
      }
    >
      {count === 0 && <p>{none}</p>}
      {isFull && <p className={styles.note}>{full}</p>}
      {list.children}
    </Card>
  )
}

interface ItemRow {
  id: string
  title: string
  note?: string
  /** How many people it is about, in words. */
  people: string
}

interface ItemRowsProps {
  rows: readonly ItemRow[]
  /** null for people who may not edit one. */
  onOpen: ((id: string) => void) | null
}

/** The rows of such a list. */
export function ItemRows({ rows, onOpen }: ItemRowsProps) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, title, note, people }) => (
        <li key={id}>
          <ListRow
            title={title}
            note={note}
            titleEnd={<span className={styles.count}>{people}</span>}
            {...(onOpen && { onPress: () => onOpen(id) })}
          />
        </li>
      ))}
    </ul>
  )
}
