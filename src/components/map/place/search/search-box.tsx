import { clsx } from 'clsx'
import { type Ref, useContext, useEffect } from 'react'
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { addressLines } from '#domain/geo/address-lines.ts'
import type { FoundAddress } from '#domain/geo/geocoder/found-address.ts'
import { useT } from '#messages/index.ts'
import { AriaProvider } from '#ui/aria-provider.tsx'
import fieldStyles from '#ui/form/field.module.css'
import popoverStyles from '#ui/overlay/popover.module.css'
import { useLatest } from '#ui/use-latest.ts'
import styles from './address-search.module.css'

export interface SearchBoxProps {
  text: string
  addresses: readonly FoundAddress[]
  emptyText: string
  onText: (text: string) => void
  /** The address that waits for its confirmation. */
  chosen: FoundAddress | null
  onChoose: (found: FoundAddress) => void
  ref: Ref<HTMLInputElement>
}

/** A field with the addresses that a server found for its text. */
export function SearchBox({
  text,
  addresses,
  emptyText,
  chosen,
  onText,
  onChoose,
  ref,
}: SearchBoxProps) {
  const t = useT()
  const items = addresses.map((found, i) => ({ id: `${i}`, found }))
  return (
    <AriaProvider>
      <ComboBox
        className={clsx(fieldStyles.field, styles.field)}
        items={items}
        inputValue={text}
        selectedKey={null}
        allowsCustomValue
        allowsEmptyCollection
        menuTrigger="input"
        onInputChange={onText}
        onSelectionChange={(key) => {
          const found = addresses[Number(key)]
          if (key !== null && found) onChoose(found)
        }}
      >
        <Label className={clsx(fieldStyles.label)}>{t('geocoder.title')}</Label>
        <Input
          ref={ref}
          name="geocoder.text"
          autoComplete="off"
          className={clsx(fieldStyles.control)}
        />
        <Opener addresses={addresses} chosen={chosen} />
        <Popover className={clsx(popoverStyles.popover, styles.popover)} offset={4} maxHeight={360}>
          <ListBox
            className={clsx(popoverStyles.list)}
            renderEmptyState={() => <div className={styles.empty}>{emptyText}</div>}
          >
            {({ id, found }: (typeof items)[number]) => (
              <ListBoxItem
                id={id}
                textValue={addressLines(found.address).join(', ')}
                className={clsx(popoverStyles.item)}
              >
                <Text slot="label">{found.name || found.address.line1 || found.address.city}</Text>
                <Text slot="description" className={clsx(popoverStyles.note)}>
                  {addressLines(found.address).join(', ')}
                </Text>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </AriaProvider>
  )
}

/** Opens the list when an answer has come, and closes it when an address is chosen: the box itself keeps none. */
function Opener({ addresses, chosen }: Pick<SearchBoxProps, 'addresses' | 'chosen'>) {
  // Only an answer or a choice is an occasion, not what happens to the list afterwards.
  const list = useLatest(useContext(ComboBoxStateContext))
  useEffect(() => {
    const { current } = list
    if (addresses.length > 0 && current?.isFocused && !current.isOpen) current.open(null, 'manual')
  }, [addresses, list])
  useEffect(() => {
    if (chosen) list.current?.close()
  }, [chosen, list])
  return null
}
