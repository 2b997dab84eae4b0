import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { WhenText } from '#components/when-text.tsx'
import type { Searchable } from '#data/index.ts'
import { loadMessages, useT } from '#messages/index.ts'
import { type CommandGroup, type CommandItem, CommandMenu } from '#ui/command-menu.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useCommands } from '../commands/use-commands.ts'
import { matches } from './find-match.ts'
import { shownKeys } from './keys-panel.tsx'
import { useSearch } from './use-search.ts'

await loadMessages('work')

const kinds = ['order', 'customer', 'part', 'message'] as const

/** The command palette: go anywhere, do anything, find whatever is on this device. */
export function FindPanel({ onClose }: { onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const commands = useCommands().filter(({ id }) => id !== 'find')
  const [text, setText] = useState('')
  const found = useSearch(text)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const foundCommands = commands.filter(({ title }) => matches(title, text))
  function act(id: string) {
    onClose()
    const command = commands.find((one) => one.id === id)
    // The sheet's own closing changes the address; what was chosen comes after it.
    setTimeout(() => (command ? command.run() : void navigate(id)))
  }

  const groups: CommandGroup[] = [
    ...kinds.map((kind) => ({
      id: kind,
      title: t(`search.${kind}`),
      items: found.filter((one) => one.kind === kind).map(itemOf),
    })),
    {
      id: 'commands',
      title: t('shell.sectionCommands'),
      items: foundCommands.map(({ id, title, keys }) => ({
        id,
        title,
        ...(keys !== undefined && { end: <Kbd keys={shownKeys(keys)} /> }),
      })),
    },
  ]

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('shell.find')}
      closeLabel={t('action.close')}
    >
      <CommandMenu
        label={t('shell.find')}
        hint={t('shell.findHint')}
        text={text}
        onTextChange={setText}
        groups={groups.filter(({ items }) => items.length > 0)}
        none={t('shell.findNone')}
        onAct={act}
        inputRef={input}
      />
    </Sheet>
  )
}

function itemOf(one: Searchable): CommandItem {
  const note = one.at === undefined ? one.note : <WhenText at={one.at} />
  return { id: addressOf(one), title: one.title, note }
}

/** Where it is shown; a part has no page of its own, so the list of parts is searched for it. */
function addressOf({ kind, id, title, threadId }: Searchable): string {
  switch (kind) {
    case 'order':
      return `/orders/${id}`
    case 'customer':
      return `/customers/${id}`
    case 'part':
      return `/inventory?q=${encodeURIComponent(title)}`
    case 'message':
      return `/chat?thread=${encodeURIComponent(threadId ?? '')}`
  }
}
