import { memo } from 'react'
import { lazyPart } from '#components/lazy-part.ts'
import { useStatusText } from '#components/order/use-status-text.ts'
import { useActor } from '#data/react.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import { useT } from '#messages/index.ts'
import { Chip, ChipRow, ChipRows } from '#ui/form/chip.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { groupsFor, orderDays, type OrderFilter } from './order-filter.ts'
import styles from './order-tools.module.css'

const PersonFilter = lazyPart(
  async () => (await import('./person-filter.tsx')).PersonFilter,
  'start',
)

const MoreFilters = lazyPart(async () => (await import('./more-filters.tsx')).MoreFilters, 'app')

export interface OrderToolsProps {
  filter: OrderFilter
  onChange: (changes: Partial<OrderFilter>) => void
}

/** The search field and the filters. */
export function OrderTools({ filter, onChange }: OrderToolsProps) {
  const t = useT()
  const actor = useActor()
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
        {actor && isAdminLevel(actor) && (
          <PersonFilter person={filter.person} onChange={onChange} />
        )}
      </div>
      {(filter.priority !== '' || filter.template !== '' || filter.customer !== '') && (
        // A link from the desk may have them.
        <div className={styles.line}>
          <MoreFilters
            priority={filter.priority}
            template={filter.template}
            customer={filter.customer}
            onChange={onChange}
          />
        </div>
      )}
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
  const statusText = useStatusText()
  const actor = useActor()
  const exact = orderStatuses.find((status) => status === state)
  return (
    <ChipRows>
      <ChipRow label={t('orders.filterByStatus')}>
        {groupsFor(actor !== null && isAdminLevel(actor)).map((group) => (
          <Chip key={group} isSelected={state === group} onPress={() => onChange({ state: group })}>
            {t(`orders.group.${group}`)}
          </Chip>
        ))}
        {exact && (
          <Chip isSelected onPress={() => onChange({ state: 'open' })}>
            {statusText(exact)}
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
    </ChipRows>
  )
})
