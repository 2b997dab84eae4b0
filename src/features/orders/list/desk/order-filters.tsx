import { memo } from 'react'
import { useActor } from '#data/react.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import { useT } from '#messages/index.ts'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { Select } from '#ui/form/select.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { groupsFor, orderDays, type OrderFilter } from '../order-filter.ts'
import { MoreFilters } from '../more-filters.tsx'
import { PersonFilter } from '../person-filter.tsx'
import styles from './order-filters.module.css'

export interface OrderFiltersProps extends Omit<OrderFilter, 'text'> {
  onChange: (changes: Partial<OrderFilter>) => void
  /** Beside a detail. */
  isNarrow: boolean
}

/** All filters on one line. Apart from the search field, so that typing does not render them again. */
export const OrderFilters = memo(function OrderFilters(props: OrderFiltersProps) {
  const { state, day, person, priority, template, customer, onChange, isNarrow } = props
  const t = useT()
  const actor = useActor()
  const groups = groupsFor(actor !== null && isAdminLevel(actor))
  const hasRoom = useMediaQuery('(width >= 1280px)') && !isNarrow
  const states = groups.map((group) => t(`orders.group.${group}`))
  const isTight = useMediaQuery(`(width < ${widthOfWord(states)}px)`)
  const isShort = !useMediaQuery('(width >= 1600px)')
  const exact = orderStatuses.find((status) => status === state)
  return (
    <>
      {!hasRoom ? (
        <Select
          label={t('orders.filterByStatus')}
          hideLabel
          className={styles.choice}
          value={state}
          options={[
            ...groups.map((group) => ({ value: group, label: t(`orders.group.${group}`) })),
            ...(exact ? [{ value: exact, label: t(`orderStatus.${exact}`) }] : []),
          ]}
          onChange={({ target }) =>
            onChange({ state: groups.find((group) => group === target.value) ?? state })
          }
        />
      ) : (
        <ChipRow label={t('orders.filterByStatus')}>
          {groups.map((group) => (
            <Chip
              key={group}
              isSelected={state === group}
              onPress={() => onChange({ state: group })}
            >
              {t(`orders.group.${group}`)}
            </Chip>
          ))}
          {exact && (
            <Chip isSelected onPress={() => onChange({ state: 'open' })}>
              {t(`orderStatus.${exact}`)}
            </Chip>
          )}
        </ChipRow>
      )}
      <Select
        label={t('orders.filterByDay')}
        hideLabel
        className={styles.choice}
        value={day}
        options={orderDays
          .filter((one) => one !== 'soon' || day === one)
          .map((one) => ({ value: one, label: t(`orders.day.${one}`) }))}
        onChange={({ target }) =>
          onChange({ day: orderDays.find((one) => one === target.value) ?? 'any' })
        }
      />
      <PersonFilter className={styles.choice} person={person} onChange={onChange} />
      <MoreFilters
        {...{ priority, template, customer, onChange }}
        isNarrow={isNarrow || isTight}
        isShort={isShort}
      />
    </>
  )
})

/** From which width of the screen on the names of the states leave room for a word on the button, in pixels. */
function widthOfWord(states: readonly string[]): number {
  return 1060 + Math.round(6.5 * states.join('').length)
}
