import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import type { User } from '#domain/entities/user.ts'
import { mentionQuery, suggestMentions } from '#domain/message/mentions.ts'
import { queryAt, type Typed } from './query-at.ts'

/** Maximum number of suggestions. */
const maxShown = 6

export interface Mentions {
  readonly listId: string
  readonly suggested: readonly User[]
  /** The suggestion that Enter would pick. */
  readonly marked: User | null
  readonly chosen: ReadonlySet<string>
  readonly optionId: (person: User) => string
  readonly pick: (person: User) => void
  /** Inserts an `@` at the caret, which opens the list. */
  readonly begin: () => void
  /** Call when the caret moves. */
  readonly follow: () => void
  /** Call when the field loses focus. */
  readonly leave: () => void
  /** Whether the key was handled by the list. */
  onKeyDown(event: KeyboardEvent): boolean
}

/** Suggestions while `@…` is being typed in a field that contains `text`. `write` sets the field's text. */
export function useMentions(
  field: RefObject<HTMLTextAreaElement | null>,
  people: readonly User[],
  text: string,
  write: (text: string) => void,
): Mentions {
  const listId = useId()
  const [typed, setTyped] = useState<Typed>({ text: '', caret: 0 })
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const [markedId, setMarkedId] = useState<string | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())

  const query = queryAt(typed, text)
  const isOpen = query !== null && query.from !== closedAt
  const suggested = isOpen ? suggestMentions(people, query.typed).slice(0, maxShown) : []
  const marked = suggested.find(({ id }) => id === markedId) ?? suggested[0] ?? null

  function follow(): void {
    const { value = '', selectionStart: caret = 0 } = field.current ?? {}
    setTyped({ text: value, caret })
    if (typed.text !== text || mentionQuery(value, caret) === null) setClosedAt(null)
  }

  function leave(): void {
    setTyped({ text: '', caret: 0 })
  }

  function insert(words: string, from: number, to: number): void {
    if (!field.current) return
    field.current.focus()
    field.current.setRangeText(words, from, to, 'end')
    write(field.current.value)
    follow()
  }

  function pick(person: User): void {
    if (!query) return
    setChosen(new Set([...chosen, person.id]))
    insert(`@${person.name} `, query.from, typed.caret)
  }

  function begin(): void {
    const { value = '', selectionStart: caret = 0, selectionEnd: end = 0 } = field.current ?? {}
    const needsGap = caret > 0 && !/\s/.test(value.charAt(caret - 1))
    insert(needsGap ? ' @' : '@', caret, end)
  }

  function onKeyDown({ key, shiftKey }: KeyboardEvent): boolean {
    if (!query || !marked) return false
    const at = suggested.indexOf(marked)
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const next = (at + (key === 'ArrowDown' ? 1 : -1)) % suggested.length
      setMarkedId(suggested.at(next)?.id ?? null)
    } else if ((key === 'Enter' || key === 'Tab') && !shiftKey) pick(marked)
    else if (key === 'Escape') setClosedAt(query.from)
    else return false
    return true
  }

  return {
    listId,
    suggested,
    marked,
    chosen,
    optionId: ({ id }) => `${listId}${id}`,
    pick,
    begin,
    follow,
    leave,
    onKeyDown,
  }
}
