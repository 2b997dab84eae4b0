import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId } from 'react'
import styles from './command-menu.module.css'

export interface CommandItem {
  readonly id: string
  readonly title: string
  readonly note?: ReactNode
  readonly end?: ReactNode
  /** Leads to more of what is above it. */
  readonly isMore?: boolean
}

export interface CommandGroup {
  readonly id: string
  readonly title: string
  readonly items: readonly CommandItem[]
}

export interface CommandMenuProps {
  /** The item chosen with the arrows; null: the one that fits best. */
  marked: string | null
  onMark: (id: string | null) => void
  /** Names what can be chosen. */
  label: string
  /** Says what can be typed. */
  hint: string
  text: string
  onTextChange: (text: string) => void
  groups: readonly CommandGroup[]
  /** Shown where nothing fits what was typed. */
  none: string
  onAct: (id: string) => void
  inputRef: RefObject<HTMLInputElement | null>
}

/**
 * A field, and below it what fits the words in it. The field keeps the focus: arrows move a mark, Enter takes what
 * is marked. Plain elements, for every letter that is typed draws all of it anew.
 */
export function CommandMenu(props: CommandMenuProps) {
  const { label, hint, text, onTextChange, groups, none, onAct, inputRef } = props
  const { marked: chosen, onMark } = props
  const menuId = useId()
  const items = groups.flatMap((group) => group.items)
  // What fits best is marked from the first letter on.
  const known = items.findIndex(({ id }) => id === chosen)
  const at = known === -1 && text !== '' ? 0 : known
  const marked = items[at]
  const elementIdOf = (id: string) => `${menuId}${items.findIndex((item) => item.id === id)}`
  const markedElement = marked && elementIdOf(marked.id)

  useEffect(() => {
    if (chosen === null || markedElement === undefined) return
    document.getElementById(markedElement)?.scrollIntoView({ block: 'nearest' })
  }, [chosen, markedElement])

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const next = key === 'ArrowDown' ? at + 1 : at < 0 ? -1 : at - 1
      onMark(items.at(next % items.length)?.id ?? null)
    } else if (key === 'Enter' && marked) onAct(marked.id)
    // The first Escape empties the field, the second one is for whoever holds it.
    else if (key === 'Escape' && text !== '') {
      event.stopPropagation()
      onTextChange('')
    } else return
    event.preventDefault()
  }

  return (
    <>
      <input
        ref={inputRef}
        type="search"
        className={styles.input}
        aria-label={hint}
        aria-autocomplete="list"
        aria-controls={menuId}
        aria-activedescendant={markedElement}
        placeholder={hint}
        autoComplete="off"
        value={text}
        onChange={(event) => onTextChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div id={menuId} role="menu" aria-label={label} className={styles.menu}>
        {groups.map((group) => (
          <fieldset key={group.id} aria-label={group.title}>
            <div className={styles.section} aria-hidden="true">
              {group.title}
            </div>
            {group.items.map((item) => (
              <button
                key={item.id}
                id={elementIdOf(item.id)}
                type="button"
                role="menuitem"
                tabIndex={-1}
                data-marked={item === marked || undefined}
                className={clsx(styles.item, item.isMore === true && styles.more)}
                onClick={() => onAct(item.id)}
              >
                <span className={styles.words}>
                  <span>{item.title}</span>
                  {item.note !== undefined && <span className={styles.note}>{item.note}</span>}
                </span>
                {item.end !== undefined && <span className={styles.end}>{item.end}</span>}
              </button>
            ))}
          </fieldset>
        ))}
        {items.length === 0 && (
          <button type="button" role="menuitem" disabled className={styles.none}>
            {none}
          </button>
        )}
      </div>
    </>
  )
}
