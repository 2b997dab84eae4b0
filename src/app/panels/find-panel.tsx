import { useEffect, useRef, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { Header, Menu, MenuItem, MenuSection, Text } from 'react-aria-components/Menu'
import { SearchField } from 'react-aria-components/SearchField'
import { useNavigate } from 'react-router'
import { WhenText } from '#components/when-text.tsx'
import type { Searchable } from '#data/index.ts'
import { loadMessages, useT } from '#messages/index.ts'
import { Kbd } from '#ui/kbd.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useCommands } from '../commands/use-commands.ts'
import { matches } from './find-match.ts'
import styles from './find-panel.module.css'
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

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('shell.find')}
      closeLabel={t('action.close')}
    >
      <Autocomplete inputValue={text} onInputChange={setText}>
        <SearchField aria-label={t('shell.findHint')}>
          <Input ref={input} className={styles.input ?? ''} placeholder={t('shell.findHint')} />
        </SearchField>
        <Menu
          aria-label={t('shell.find')}
          className={styles.menu ?? ''}
          onAction={(key) => act(String(key))}
          renderEmptyState={() => <p className={styles.none}>{t('shell.findNone')}</p>}
        >
          {kinds.map((kind) => {
            const of = found.filter((one) => one.kind === kind)
            return (
              of.length > 0 && (
                <MenuSection key={kind}>
                  <Header className={styles.section}>{t(`search.${kind}`)}</Header>
                  {of.map((one) => (
                    <FoundItem key={one.id} one={one} />
                  ))}
                </MenuSection>
              )
            )
          })}
          {foundCommands.length > 0 && (
            <MenuSection>
              <Header className={styles.section}>{t('shell.sectionCommands')}</Header>
              {foundCommands.map(({ id, title, keys }) => (
                <MenuItem key={id} id={id} textValue={title} className={styles.item ?? ''}>
                  <Text slot="label">{title}</Text>
                  {keys !== undefined && <Kbd keys={shownKeys(keys)} />}
                </MenuItem>
              ))}
            </MenuSection>
          )}
        </Menu>
      </Autocomplete>
    </Sheet>
  )
}

function FoundItem({ one }: { one: Searchable }) {
  return (
    <MenuItem id={addressOf(one)} textValue={one.title} className={styles.item ?? ''}>
      <span className={styles.words}>
        <Text slot="label">{one.title}</Text>
        <Text slot="description" className={styles.note}>
          {one.at === undefined ? one.note : <WhenText at={one.at} />}
        </Text>
      </span>
    </MenuItem>
  )
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
