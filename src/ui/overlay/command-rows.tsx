import { clsx } from 'clsx'
import { memo, type ReactNode } from 'react'
import styles from './command-menu.module.css'

export interface CommandItem {
  readonly id: string
  readonly title: string
  readonly note?: ReactNode
  readonly end?: ReactNode
  /** Opens more results of the group above it. */
  readonly isMore?: boolean
}

export interface CommandGroup {
  readonly id: string
  readonly title: string
  readonly items: readonly CommandItem[]
  /** Found for the previous text; shown until the results for the new text arrive. */
  readonly isOld?: boolean
}

export interface CommandRowsProps {
  group: CommandGroup
  isDimmed: boolean
  elementIdOf: (id: string) => string
  /** Id of the highlighted item. */
  marked: string | undefined
  /** Stable. */
  onChoose: (id: string) => void
}

/** The items of one kind below their heading. */
export function CommandRows(props: CommandRowsProps) {
  const { group, isDimmed, elementIdOf, marked, onChoose } = props
  return (
    <fieldset className={styles.group} aria-label={group.title} data-old={isDimmed || undefined}>
      <div className={styles.section} aria-hidden="true">
        {group.title}
      </div>
      {group.items.map((item) => (
        <CommandRow
          key={item.id}
          item={item}
          elementId={elementIdOf(item.id)}
          isMarked={item.id === marked}
          onChoose={onChoose}
        />
      ))}
    </fieldset>
  )
}

interface CommandRowProps extends Pick<CommandRowsProps, 'onChoose'> {
  item: CommandItem
  elementId: string
  isMarked: boolean
}

/** Memoised, because most rows stay the same from one keystroke to the next. */
const CommandRow = memo(function CommandRow(props: CommandRowProps) {
  const { item, elementId, isMarked, onChoose } = props
  return (
    <button
      id={elementId}
      type="button"
      role="menuitem"
      tabIndex={-1}
      data-marked={isMarked || undefined}
      className={clsx(styles.item, item.isMore === true && styles.more)}
      onClick={() => onChoose(item.id)}
    >
      <span className={styles.text}>
        <span>{item.title}</span>
        {item.note !== undefined && <span className={styles.note}>{item.note}</span>}
      </span>
      {item.end !== undefined && <span className={styles.end}>{item.end}</span>}
    </button>
  )
})
