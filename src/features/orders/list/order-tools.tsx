import { memo } from 'react'
import { team } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import { useT } from '#messages/index.ts'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { Select } from '#ui/form/select.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { groupsFor, orderDays, type OrderFilter } from './order-filter.ts'
import styles from './order-tools.module.css'

export interface OrderToolsProps {
  filter: OrderFilter
  onChange: (changes: Partial<OrderFilter>) => void
  narrow: boolean
}

/** The search field and the filters. */
export function OrderTools({ filter, onChange, narrow }: OrderToolsProps) {
  const t = useT()
  return (
    <>
      <div className={styles.line}>
        <SearchField
          label={t('orders.search')}
          hideLabel
          className={styles.search}
          placeholder={t('orders.searchHint')}
          value={filter.text}
          data-search
          onChange={(event) => onChange({ text: event.target.value })}
        />
        {!narrow && <PersonFilter person={filter.person} onChange={onChange} />}
      </div>
      <FilterChips state={filter.state} day={filter.day} onChange={onChange} />
    </>
  )
}

type Change = Pick<OrderToolsProps, 'onChange'>

/** Separate from the search field, so that typing does not re-render them. */
const FilterChips = memo(function FilterChips({
  state,
  day: shownDay,
  onChange,
}: Pick<OrderFilter, 'state' | 'day'> & Change) {
  const t = useT()
  const actor = useActor()
  const exact = orderStatuses.find((status) => status === state)
  return (
    <>
      <ChipRow label={t('orders.filterByStatus')}>
        {groupsFor(actor !== null && isAdminLevel(actor)).map((group) => (
          <Chip key={group} isSelected={state === group} onPress={() => onChange({ state: group })}>
            {t(`orders.group.${group}`)}
          </Chip>
        ))}
        {exact && (
          <Chip isSelected onPress={() => onChange({ state: 'open' })}>
            {t(`orderStatus.${exact}`)}
          </Chip>
        )}
      </ChipRow>
      <ChipRow label={t('orders.filterByDay')}>
        {orderDays
          .filter((day) => day !== 'soon' || shownDay === day)
          .map((day) => (
            <Chip key={day} isSelected={shownDay === day} onPress={() => onChange({ day })}>
              {t(`orders.day.${day}`)}
            </Chip>
          ))}
      </ChipRow>
    </>
  )
})

const PersonFilter = memo(function PersonFilter({
  person,
  onChange,
}: Pick<OrderFilter, 'person'> & Change) {
  const t = useT()
  const actor = useActor()
  const people = useLive(team())
  if (!actor || !isAdminLevel(actor) || !people) return null
  return (
    <Select
      label={t('orders.person')}
      hideLabel
      className={styles.person}
      value={person}
      placeholder={t('orders.everyone')}
      options={people.map(({ id, name, email, status }) => ({
        value: id,
        label:
          status === 'active' ? name || email : t('person.deactivated', { name: name || email }),
      }))}
      onChange={(event) => onChange({ person: event.target.value })}
    />
  )
})
