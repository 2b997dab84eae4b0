import { useState } from 'react'
import { AddressText } from '#components/contact/address-text.tsx'
import { CustomerField } from '#components/customer/customer-field.tsx'
import { type InvoiceView, useCustomerPorts } from '#data/index.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/link.tsx'
import styles from './bill-to-card.module.css'
import type { DraftFields } from './use-draft-edits.ts'

export interface BillToCardProps {
  view: InvoiceView
  fields: Pick<DraftFields, 'customerId'>
  onChange: (more: Partial<DraftFields>) => void
}

/** Whom the invoice is for, and the orders that it is about. */
export function BillToCard({ view, fields, onChange }: BillToCardProps) {
  const t = useT()
  const [isChanging, setChanging] = useState(false)
  const { customer, address, orders, invoice } = view
  // The work of its orders was done for their customer, who was asked for its deposits.
  const isBound = invoice.orderIds.length > 0 || invoice.depositIds.length > 0
  const mayChange = invoice.kind !== 'credit' && !isBound
  return (
    <Card
      title={t('invoiceDraft.billTo')}
      actions={
        mayChange &&
        !isChanging && (
          <Button size="small" variant="quiet" onPress={() => setChanging(true)}>
            {t('invoiceDraft.changeCustomer')}
          </Button>
        )
      }
    >
      {isChanging ? (
        <ChangeCustomer
          customerId={fields.customerId}
          onChange={(customerId) => {
            onChange({ customerId })
            setChanging(false)
          }}
        />
      ) : (
        <div className={styles.to}>
          <div>
            {customer && (
              <Link href={`/customers/${customer.id}`} className={styles.name}>
                {customer.name}
              </Link>
            )}
            {address ? (
              <AddressText address={address} />
            ) : (
              <p className={styles.none}>{t('invoiceDraft.noAddress')}</p>
            )}
          </div>
          {orders.length > 0 && (
            <ul className={styles.orders} aria-label={t('invoiceDoc.orders')}>
              {orders.map((order) => (
                <li key={order.id}>
                  <Link href={`/orders/${order.id}`}>{order.title}</Link>{' '}
                  <span className="tabular">{order.ref}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Card>
  )
}

interface ChangeCustomerProps {
  customerId: string
  onChange: (customerId: string) => void
}

function ChangeCustomer({ customerId, onChange }: ChangeCustomerProps) {
  return (
    <CustomerField
      ports={useCustomerPorts()}
      value={customerId}
      onChange={(customer) => customer && onChange(customer.id)}
    />
  )
}
