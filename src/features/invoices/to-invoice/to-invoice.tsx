import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCreateInvoice } from './use-create-invoice.ts'
import { ordersToInvoice, type UnbilledOrder, unbilledOf } from '#data/index.ts'
import { useActor, useLive, useOlderTime } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { useFormat, useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { List } from '#ui/list/list.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { CreateBar } from './create-bar.tsx'
import { CustomerGroup } from './customer-group.tsx'
import { groupOrders } from './group-orders.ts'
import { sumEstimates } from './sum-estimates.ts'
import styles from './to-invoice.module.css'

const none: ReadonlySet<string> = new Set()

/** Reviewed work without an invoice, by customer: what is selected becomes one draft for each customer. */
export function ToInvoice({ text }: { text: string }) {
  const t = useT()
  const format = useFormat()
  const actor = useActor()
  const navigate = useNavigate()
  const createInvoice = useCreateInvoice()
  const all = useLive(ordersToInvoice())
  useOlderTime(all?.map(({ order }) => order) ?? [])
  const unbilled = useLive(unbilledOf())
  const facts = useMemo(() => new Map(unbilled?.map((one) => [one.order.id, one])), [unbilled])
  // Only once it is known which of them are on a draft, so that none of those can be pressed.
  const items = useMemo(
    () => unbilled && all?.filter(({ order }) => !isOnDocument(facts.get(order.id))),
    [all, unbilled, facts],
  )
  const [selected, setSelected] = useState(none)
  const [isCreating, setCreating] = useState(false)
  const groups = useMemo(() => items && groupOrders(items, text), [items, text])
  const mayCreate = actor !== null && can(actor, 'invoice/edit')

  function select(ids: readonly string[], isSelected: boolean) {
    setSelected((now) => {
      const next = new Set(now)
      for (const id of ids) {
        if (isSelected) next.add(id)
        else next.delete(id)
      }
      return next
    })
  }

  async function createFrom(orderIds: readonly (readonly string[])[]) {
    setCreating(true)
    const created: string[] = []
    for (const ids of orderIds) {
      const invoiceId = await createInvoice(ids)
      if (invoiceId !== null) created.push(invoiceId)
    }
    setCreating(false)
    setSelected(none)
    const [only] = created
    if (created.length === 1 && only) return navigate(`/invoices/${only}`)
    if (created.length > 1) {
      showToast(t('invoices.created', { count: created.length }), { kind: 'success' })
      return navigate('/invoices?show=drafts')
    }
  }

  if (!groups) return <Skeleton label={t('invoices.toInvoiceLoading')} count={8} />
  if (groups.length === 0) {
    return items?.length === 0 ? (
      <EmptyState title={t('invoices.toInvoiceNone')}>{t('invoices.toInvoiceNoneNote')}</EmptyState>
    ) : (
      <EmptyState title={t('invoices.toInvoiceNoMatch')} />
    )
  }
  const totals = sumEstimates(
    groups.flatMap(({ orders }) => orders.map(({ order }) => order.id)),
    facts,
  )
  const chosen = groups
    .map(({ orders }) => orders.map(({ order }) => order.id).filter((id) => selected.has(id)))
    .filter(({ length }) => length > 0)
  return (
    <div className={styles.groups}>
      <div className={styles.head}>
        <p className={styles.note}>{t('invoices.toInvoiceNote')}</p>
        {totals.length > 0 && (
          <p className={styles.total}>
            {t('invoices.toInvoiceTotal', {
              total: format.list(
                totals.map(({ minor, currency }) => format.money(minor, currency)),
              ),
            })}
          </p>
        )}
        <ButtonLink href="/invoices/at-risk" size="small" variant="quiet">
          {t('atRisk.title')}
        </ButtonLink>
      </div>
      <List
        label={t('invoices.view.toInvoice')}
        className={styles.list}
        items={groups}
        getKey={({ customerId }) => customerId}
        render={(group) => (
          <div className={styles.group}>
            <CustomerGroup
              group={group}
              facts={facts}
              selected={selected}
              isBusy={isCreating}
              onSelect={mayCreate ? select : null}
              onCreate={(ids) => void createFrom([ids])}
            />
          </div>
        )}
      />
      {chosen.length > 0 && (
        <CreateBar
          orders={chosen.flat().length}
          invoices={chosen.length}
          pending={isCreating}
          onCreate={() => void createFrom(chosen)}
          onClear={() => setSelected(none)}
        />
      )}
    </div>
  )
}

/** Orders on a draft are among the drafts. */
function isOnDocument(unbilled: UnbilledOrder | undefined): boolean {
  const kind = unbilled?.reason.kind
  return kind === 'onDraft' || kind === 'onInvoice'
}
