import { Plus } from 'lucide-react'
import { lazyPart } from '#components/lazy-part.ts'
import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import type { CustomerListItem } from '#data/index.ts'
import { useActor } from '#data/react.ts'
import { offerOf } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { ButtonLink } from '#ui/link.tsx'
import listPage from '#ui/list/list-page.module.css'
import { ListRow } from '#ui/list/list-row.tsx'
import { List } from '#ui/list/list.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import styles from './customers-list.module.css'
import { customersHref } from '../customers-href.ts'
import { NoCustomers } from './no-customers.tsx'
import { useCustomers } from './use-customers.ts'

const PlacesLink = lazyPart(async () => (await import('../places/places-link.tsx')).PlacesLink)

/** The customers as two-line rows. */
export function CustomersList() {
  const t = useT()
  const actor = useActor()
  const { text, setText, settled, items, shown } = useCustomers()
  const offer = offerOf(actor, 'customer/create')

  return (
    <div className={listPage.page}>
      <Page
        title={t('customers.title')}
        width="full"
        note={shown && t('customers.count', { count: shown.length })}
        actions={
          offer && (
            <ButtonLink href="/customers/new" variant="primary" icon={<Plus aria-hidden="true" />}>
              {t('customers.new')}
            </ButtonLink>
          )
        }
        tools={
          <SearchField
            label={t('customers.search')}
            hideLabel
            className={styles.search}
            placeholder={t('customers.searchHint')}
            value={text}
            data-search
            onChange={(event) => setText(event.target.value)}
          />
        }
      >
        <PlacesLink />
        {!shown && <Skeleton label={t('customers.loading')} count={8} />}
        {shown?.length === 0 && <NoCustomers isEmpty={items?.length === 0} />}
        {shown && shown.length > 0 && (
          <div className={listPage.list}>
            <List
              label={t('customers.title')}
              items={shown}
              getKey={({ customer }) => customer.id}
              render={(item) => <CustomerRow item={item} text={settled} />}
            />
          </div>
        )}
      </Page>
    </div>
  )
}

interface CustomerRowProps {
  item: CustomerListItem
  /** The search text, kept in links so that the way back leads to the same list. */
  text: string
}

function CustomerRow({ item, text }: CustomerRowProps) {
  const t = useT()
  const { customer } = item
  return (
    <ListRow
      href={customersHref(`/${customer.id}`, text)}
      title={customer.name}
      titleEnd={
        <>
          {item.unsent && <UnsentMark />}
          <SampleBadge id={customer.id} />
        </>
      }
      note={
        [customer.phone, customer.email].filter(Boolean).join(' · ') || t('customers.noContact')
      }
      noteEnd={
        item.openOrderCount > 0
          ? t('customers.openOrders', { count: item.openOrderCount })
          : t('customers.sites', { count: item.siteCount })
      }
    />
  )
}
