import { useEffect, useRef, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { Header, Menu, MenuItem, MenuSection, Text } from 'react-aria-components/Menu'
import { SearchField } from 'react-aria-components/SearchField'
import { useNavigate } from 'react-router'
import { orderList } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Kbd } from '#ui/kbd.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useCommands } from '../commands/use-commands.ts'
import { matches } from './find-match.ts'
import styles from './find-panel.module.css'
import { shownKeys } from './keys-panel.tsx'

const mostOrders = 8

/** The command palette: go anywhere, do anything, find an order that is on this device. */
export function FindPanel({ onClose }: { onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const commands = useCommands().filter(({ id }) => id !== 'find')
  const orders = useLive(orderList({}))
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const foundCommands = commands.filter(({ title }) => matches(title, text))
  const foundOrders = (orders ?? [])
    .filter(({ order, customerName }) =>
      matches(`${order.ref} ${order.title} ${customerName}`, text),
    )
    .slice(0, text.trim() === '' ? 0 : mostOrders)

  function act(id: string) {
    onClose()
    const command = commands.find((one) => one.id === id)
    // The sheet's own closing changes the address; what was chosen comes after it.
    setTimeout(() => (command ? command.run() : void navigate(`/orders/${id}`)))
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
          {foundOrders.length > 0 && (
            <MenuSection>
              <Header className={styles.section}>{t('shell.sectionOrders')}</Header>
              {foundOrders.map(({ order, customerName }) => (
                <MenuItem
                  key={order.id}
                  id={order.id}
                  textValue={order.title}
                  className={styles.item ?? ''}
                >
                  <span className={styles.words}>
                    <Text slot="label">{order.title}</Text>
                    <Text slot="description" className={styles.note}>
                      {[order.ref, customerName].filter(Boolean).join(' · ')}
                    </Text>
                  </span>
                </MenuItem>
              ))}
            </MenuSection>
          )}
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
