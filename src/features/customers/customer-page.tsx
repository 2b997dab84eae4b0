import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ContactActions } from '#components/contact/contact-actions.tsx'
import { ContactText } from '#components/contact/contact-text.tsx'
import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { UnsentBadge } from '#components/sync/unsent-badge.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { ChangesLink } from '#components/text/changes-link.tsx'
import { customerById, type CustomerView } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { can, isAdminLevel } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ButtonLink, Link } from '#ui/link.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { useUrlQuery } from '#ui/url-query.ts'
import { CustomerOrders } from './customer-orders.tsx'
import styles from './customer-page.module.css'
import { customersHref } from './customers-href.ts'
import { CustomerPriceList } from './customer-price-list.tsx'
import { CustomerSites } from './customer-sites.tsx'
import { lazyPart } from '#components/lazy-part.ts'
import { EditCustomerSheet } from './edit-customer-sheet.tsx'

const SiteVisits = lazyPart(async () => (await import('./site-visits.tsx')).SiteVisits)

const CustomerBalance = lazyPart(
  async () => (await import('./customer-balance.tsx')).CustomerBalance,
)

const CustomerPlans = lazyPart(async () => (await import('./customer-plans.tsx')).CustomerPlans)

const CustomerEstimates = lazyPart(
  async () => (await import('./customer-estimates.tsx')).CustomerEstimates,
)

const CustomerInvoices = lazyPart(
  async () => (await import('./customer-invoices.tsx')).CustomerInvoices,
)

const CustomerPayments = lazyPart(
  async () => (await import('./customer-payments.tsx')).CustomerPayments,
)

/** The customer whose id is in the URL. */
export function CustomerPage() {
  const t = useT()
  const { customerId = '' } = useParams()
  const back = useBackToList()
  const view = useLive(customerById(customerId))
  if (view) return <CustomerDetail key={customerId} view={view} />
  return (
    <Page title={t('orders.customer')} back={back}>
      {view === undefined ? (
        <Skeleton label={t('customers.loading')} shape="text" />
      ) : (
        <EmptyState
          title={t('customers.notFound')}
          action={<ButtonLink href="/customers">{t('customers.back')}</ButtonLink>}
        >
          {t('customers.notFoundNote')}
        </EmptyState>
      )}
    </Page>
  )
}

function useBackToList() {
  const t = useT()
  const { values } = useUrlQuery()
  return { href: customersHref('', values.get('q') ?? ''), label: t('customers.back') }
}

function CustomerDetail({ view }: { view: CustomerView }) {
  const t = useT()
  const back = useBackToList()
  const actor = useActor()
  const [editing, setEditing] = useState(false)
  const { customer } = view
  const isErased = customer.erasedAt !== null
  const mayEdit = actor !== null && can(actor, 'customer/edit') && !isErased
  const mayOrder = actor !== null && can(actor, 'order/create') && !isErased
  const mayErase = actor !== null && can(actor, 'data/erase') && !isErased
  return (
    <Page
      title={
        <>
          {customer.name} {view.unsentFields.includes('name') && <UnsentMark />}
        </>
      }
      documentTitle={customer.name}
      back={back}
      note={
        <>
          <SampleBadge id={customer.id} />
          {view.unsent && <UnsentBadge />}
          <CustomerBalance customerId={customer.id} />
        </>
      }
      actions={
        <>
          {mayEdit && <Button onPress={() => setEditing(true)}>{t('customers.editShort')}</Button>}
          {mayOrder && (
            <ButtonLink
              href={`/orders/new?customer=${customer.id}`}
              variant="primary"
              icon={<Plus aria-hidden="true" />}
            >
              {t('customers.orderNew')}
            </ButtonLink>
          )}
        </>
      }
    >
      <Contact view={view} />
      <CustomerSites view={view} mayEdit={mayEdit} />
      <CustomerPlans view={view} />
      <CustomerOrders
        orders={view.orders}
        unsent={view.unsentOrderIds}
        isPart={actor !== null && !isAdminLevel(actor)}
      />
      {view.sites.map(({ id, name, address }) => (
        <SiteVisits
          key={id}
          siteId={id}
          name={view.sites.length > 1 ? name || address.line1 : null}
        />
      ))}
      <CustomerEstimates customerId={customer.id} />
      <CustomerInvoices customerId={customer.id} />
      <CustomerPayments customer={customer} />
      <ChangesLink of={`customers/${customer.id}`} actor={actor} />
      {mayErase && (
        <p>
          <Link href={`/admin/data?erase=customer/${customer.id}`} alone>
            {t('erasure.erase')}
          </Link>
        </p>
      )}
      {editing && <EditCustomerSheet customer={customer} onClose={() => setEditing(false)} />}
    </Page>
  )
}

function Contact({ view }: { view: CustomerView }) {
  const t = useT()
  const { customer } = view
  const { phone, email, notes, taxId, buyerReference } = customer
  const mark = (field: string) => view.unsentFields.includes(field) && <UnsentMark />
  return (
    <Card title={t('customers.contact')}>
      <div className={styles.contact}>
        {phone === '' && email === '' && <p className={styles.none}>{t('customers.noContact')}</p>}
        {phone !== '' && (
          <p className="tabular">
            <ContactText text={phone} /> {mark('phone')}
          </p>
        )}
        {email !== '' && (
          <p>
            <ContactText text={email} /> {mark('email')}
          </p>
        )}
        <ContactActions phone={phone} texting email={email} />
        {taxId !== '' && (
          <p>
            {t('customers.taxId')}: {taxId} {mark('taxId')}
          </p>
        )}
        {buyerReference !== '' && (
          <p>
            {t('customers.buyerReference')}: {buyerReference} {mark('buyerReference')}
          </p>
        )}
        {customer.noVisitMails && (
          <p>
            {t('customers.noVisitMails')} {mark('noVisitMails')}
          </p>
        )}
        {customer.priceListId !== null && (
          <CustomerPriceList id={customer.priceListId} mark={mark('priceListId')} />
        )}
        {notes !== '' && (
          <p className={styles.notes}>
            <ContactText text={notes} /> {mark('notes')}
          </p>
        )}
      </div>
    </Card>
  )
}
