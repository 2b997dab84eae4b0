import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { MoneyText } from '#components/text/money-text.tsx'
import type { UnbilledOrder } from '#data/index.ts'
import { useTimeZone } from '#data/react.ts'
import { localDay } from '#domain/time/local-time.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import type { CustomerOrders } from './group-orders.ts'
import styles from './to-invoice.module.css'

export interface CustomerGroupProps {
  group: CustomerOrders
  /** What is left to bill, by order. */
  facts: ReadonlyMap<string, UnbilledOrder>
  selected: ReadonlySet<string>
  isBusy: boolean
  /** null for those who may not create invoices. */
  onSelect: ((ids: readonly string[], isSelected: boolean) => void) | null
  onCreate: (ids: readonly string[]) => void
}

/** A customer's orders that can be invoiced: all of them in one press, or some with checkboxes. */
export function CustomerGroup(props: CustomerGroupProps) {
  const { group, facts, selected, isBusy, onSelect, onCreate } = props
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const timeZone = useTimeZone()
  const wide = useMediaQuery('(width >= 900px)')
  const ids = group.orders.map(({ order }) => order.id)
  const count = ids.filter((id) => selected.has(id)).length
  return (
    <Card
      flush
      title={
        onSelect ? (
          <Checkbox
            label={group.customerName}
            checked={count === ids.length}
            indeterminate={count > 0 && count < ids.length}
            onChange={() => onSelect(ids, count < ids.length)}
          />
        ) : (
          group.customerName
        )
      }
      actions={
        onSelect && (
          <Button
            size="small"
            aria-label={t('invoices.createFor', { name: group.customerName })}
            isDisabled={isBusy}
            onPress={() => onCreate(ids)}
          >
            {t(wide ? 'invoices.createOne' : 'invoices.createShort')}
          </Button>
        )
      }
    >
      <ul className={styles.orders}>
        {group.orders.map(({ order, siteAddress }) => (
          <li key={order.id} className={styles.order}>
            {onSelect && (
              <Checkbox
                label={t('invoices.select', { name: order.title })}
                hideLabel
                checked={selected.has(order.id)}
                onChange={({ target }) => onSelect([order.id], target.checked)}
              />
            )}
            <ListRow
              href={`/orders/${order.id}`}
              title={order.title}
              titleEnd={
                <>
                  <SampleBadge id={order.id} />
                  <span className="tabular">{order.ref}</span>
                </>
              }
              note={
                <>
                  {t('invoices.reviewedOn', {
                    date: format.shortDay(localDay(order.statusAt, timeZone), now),
                  })}{' '}
                  · {siteAddress}
                </>
              }
              noteEnd={<Estimate unbilled={facts.get(order.id)} />}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What an order would come to, without tax. */
function Estimate({ unbilled }: { unbilled: UnbilledOrder | undefined }) {
  const t = useT()
  if (!unbilled) return null
  const { estimateMinor, currency, reason } = unbilled
  if (reason.kind === 'nothingToBill') return t('invoices.nothingRecorded')
  return <MoneyText minor={estimateMinor} currency={currency} />
}
