import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react'
import { useLatest } from '../use-latest.ts'
import { useLongWait } from '../use-long-wait.ts'
import styles from './command-menu.module.css'
import { type CommandGroup, CommandRows } from './command-rows.tsx'
import {
  type EnterPress,
  markedIndex,
  type MenuMoment,
  pressEnter,
  settleEnter,
} from './enter-press.ts'

export interface CommandMenuProps {
  /** The item selected with the arrow keys; null means the best match. */
  marked: string | null
  onMark: (id: string | null) => void
  /** Names the list of results. */
  label: string
  /** Tells what can be typed. */
  hint: string
  text: string
  onTextChange: (text: string) => void
  groups: readonly CommandGroup[]
  /** The results for the current text have not arrived yet. */
  isWaiting: boolean
  /** Shown when nothing matches. */
  none: string | null
  onChoose: (id: string) => void
  inputRef: RefObject<HTMLInputElement | null>
}

/**
 * A field with its results below. The field keeps the focus: the arrow keys move the highlight, Enter opens
 * the highlighted item once it matches the text. Items that stay the same object are not rendered again.
 */
export function CommandMenu(props: CommandMenuProps) {
  const { label, hint, text, onTextChange, groups, isWaiting, none, onChoose, inputRef } = props
  const { marked: chosen, onMark } = props
  const menuId = useId()
  const hasWaitedLong = useLongWait(isWaiting)
  const items = groups.flatMap((group) => group.items)
  const rows = groups.flatMap(({ items: ofGroup, isOld = false }) =>
    ofGroup.map(({ id }) => ({ id, isOld })),
  )
  const now: MenuMoment = { text, rows, chosen, isWaiting }
  // The best match is highlighted from the first letter on.
  const at = markedIndex(now)
  const marked = items[at]
  const places = new Map(items.map(({ id }, place) => [id, place]))
  const elementIdOf = (id: string) => `${menuId}${places.get(id)}`
  const markedElement = marked && elementIdOf(marked.id)
  // What Enter would not open at once is not announced.
  const enter = settleEnter(pressEnter(now), now)
  const [early, setEarly] = useState<EnterPress | null>(null)
  const outcome = early ? settleEnter(early, now) : 'wait'
  if (outcome === 'drop') setEarly(null)
  const settled = typeof outcome === 'object' ? outcome.take : null

  useEffect(() => {
    if (chosen === null || markedElement === undefined) return
    document.getElementById(markedElement)?.scrollIntoView({ block: 'nearest' })
  }, [chosen, markedElement])

  const chooseSettled = useEffectEvent(choose)
  useEffect(() => {
    if (settled !== null) chooseSettled(settled)
  }, [settled])

  function choose(id: string) {
    setEarly(null)
    onChoose(id)
  }

  const latest = useLatest(choose)
  // Stable, so that rows are not rendered again because of it.
  const [chooseRow] = useState(() => (id: string) => latest.current(id))

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const next = key === 'ArrowDown' ? at + 1 : at < 0 ? -1 : at - 1
      onMark(items.at(next % items.length)?.id ?? null)
    } else if (key === 'Enter' && enter !== 'drop') {
      if (enter === 'wait') setEarly(pressEnter(now))
      else choose(enter.take)
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
        aria-activedescendant={typeof enter === 'object' ? markedElement : undefined}
        placeholder={hint}
        autoComplete="off"
        value={text}
        onChange={(event) => onTextChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div id={menuId} role="menu" aria-label={label} aria-busy={isWaiting} className={styles.menu}>
        {groups.map((group) => (
          <CommandRows
            key={group.id}
            group={group}
            isDimmed={hasWaitedLong && group.isOld === true}
            elementIdOf={elementIdOf}
            marked={marked?.id}
            onChoose={chooseRow}
          />
        ))}
        {items.length === 0 && none !== null && (
          <button type="button" role="menuitem" disabled className={styles.none}>
            {none}
          </button>
        )}
      </div>
    </>
  )
}
