import { useState } from 'react'
import { WhenText } from '#components/text/when-text.tsx'
import { sitesWithoutPlace, type SiteWithoutPlace } from '#data/index.ts'
import { useActor, useCompanyCountry, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { addressLines } from '#domain/geo/address-lines.ts'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { ButtonLink } from '#ui/link.tsx'
import listPage from '#ui/list/list-page.module.css'
import { ListRow } from '#ui/list/list-row.tsx'
import { List } from '#ui/list/list.tsx'
import { SiteSheet } from '../site-sheet.tsx'

/** The sites that are not on the map, to be put there one after another. */
export function SitesWithoutPlaceList({ layout }: { layout: 'page' | 'pane' }) {
  const t = useT()
  const actor = useActor()
  const country = useCompanyCountry()
  const items = useLive(sitesWithoutPlace())
  const [opened, setOpened] = useState<SiteWithoutPlace | null>(null)
  const mayEdit = actor !== null && can(actor, 'site/edit')
  const open = opened?.site
  const at = items?.findIndex(({ site }) => site.id === open?.id) ?? -1
  const next = items?.[at + 1]
  const back = { href: '/customers', label: t('customers.back') }

  return (
    <div className={listPage[layout]}>
      <Page
        title={t('places.title')}
        width="full"
        back={back}
        note={items && t('places.count', { count: items.length })}
      >
        {!items && <Skeleton label={t('customers.loading')} count={4} />}
        {items?.length === 0 && (
          <EmptyState
            title={t('places.none')}
            action={<ButtonLink href={back.href}>{back.label}</ButtonLink>}
          />
        )}
        {items && items.length > 0 && (
          <div className={listPage.list}>
            <List
              label={t('places.title')}
              items={items}
              scroll={layout === 'page' ? 'page' : 'self'}
              current={open?.id ?? null}
              getKey={({ site }) => site.id}
              render={(item) => (
                <SiteRow item={item} onPress={mayEdit ? () => setOpened(item) : undefined} />
              )}
            />
          </div>
        )}
      </Page>
      {open && (
        <SiteSheet
          key={open.id}
          customerId={open.customerId}
          site={open}
          country={country}
          customerName={opened.customerName}
          onNext={next && (() => setOpened(next))}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}

function SiteRow({ item, onPress }: { item: SiteWithoutPlace; onPress: (() => void) | undefined }) {
  const t = useT()
  const { site, customerName, nextAt, openOrderCount } = item
  return (
    <ListRow
      onPress={onPress}
      title={customerName}
      note={
        [site.name, ...addressLines(site.address)].filter(Boolean).join(', ') || t('address.none')
      }
      noteEnd={
        nextAt === null ? (
          t('customers.openOrders', { count: openOrderCount })
        ) : (
          <WhenText at={nextAt} />
        )
      }
    />
  )
}
