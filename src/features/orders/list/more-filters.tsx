import { clsx } from 'clsx'
import { ListFilter } from 'lucide-react'
import { memo } from 'react'
import { customerById, templateList } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { priorities } from '#domain/entities/order.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { type ChoiceGroup, ChoiceMenu } from '#ui/overlay/choice-menu.tsx'
import styles from './more-filters.module.css'
import type { OrderFilter } from './order-filter.ts'

export interface MoreFiltersProps extends Pick<OrderFilter, 'priority' | 'template' | 'customer'> {
  onChange: (changes: Partial<OrderFilter>) => void
  /** Only an icon. */
  isNarrow?: boolean
  /** How many are chosen, instead of which. */
  isShort?: boolean
}

/** The priority and the template of the orders that are shown, and the customer once one is chosen. */
export const MoreFilters = memo(function MoreFilters(props: MoreFiltersProps) {
  const { priority, template, customer, onChange, isNarrow = false, isShort = false } = props
  const t = useT()
  const templates = useLive(templateList()) ?? []
  const customerName = useLive(customerById(customer))?.customer.name
  const groups: readonly ChoiceGroup[] = [
    {
      id: 'priority',
      label: t('orders.priority'),
      options: [
        { id: '', label: t('orders.anyPriority') },
        ...priorities.toReversed().map((id) => ({ id, label: t(`priority.${id}`) })),
      ],
      chosen: priority,
      onChange: (id) => onChange({ priority: priorities.find((one) => one === id) ?? '' }),
    },
    {
      id: 'template',
      label: t('orders.template'),
      options: [
        { id: '', label: t('orders.anyTemplate') },
        ...templates.map(({ id, name }) => ({ id, label: name })),
      ],
      chosen: template,
      onChange: (id) => onChange({ template: id }),
    },
    ...(customer === ''
      ? []
      : [
          {
            id: 'customer',
            label: t('orders.filterByCustomer'),
            options: [
              { id: '', label: t('orders.anyCustomer') },
              { id: customer, label: customerName ?? t('orders.filterByCustomer') },
            ],
            chosen: customer,
            onChange: (id: string) => onChange({ customer: id }),
          },
        ]),
  ]
  const active = groups.filter(({ chosen }) => chosen !== '')
  const names = active.flatMap(
    ({ options, chosen }) => options.find(({ id }) => id === chosen) ?? [],
  )
  const words = names.map(({ label }) => label).join(', ') || t('orders.moreFilters')
  const short = [t('orders.moreFilters'), active.length || ''].filter(Boolean).join(' · ')
  const look = clsx(active.length > 0 && styles.active)
  return (
    <ChoiceMenu
      label={t('orders.moreFilters')}
      trigger={
        isNarrow ? (
          <IconButton label={words} icon={<ListFilter />} className={look} />
        ) : (
          <Button
            size="small"
            icon={<ListFilter aria-hidden="true" />}
            className={clsx(styles.button, look)}
            {...(isShort && active.length > 0 && { 'aria-label': `${short}: ${words}` })}
          >
            <span className={styles.words}>{isShort ? short : words}</span>
          </Button>
        )
      }
      groups={groups}
    />
  )
})
