import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { AddressText } from '#components/contact/address-text.tsx'
import { OpeningText } from '#components/contact/opening-text.tsx'
import { isDescriptiveName } from '#components/contact/is-descriptive-name.ts'
import { DirectionsLink } from '#components/contact/directions-link.tsx'
import { SiteZone } from '#components/text/site-zone.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { unsentFieldsOf, type CustomerView } from '#data/index.ts'
import { useCompanyCountry, useLive, useTimeZone } from '#data/react.ts'
import type { Site } from '#domain/entities/site.ts'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { lazyPart } from '#components/lazy-part.ts'
import { useUrlQuery } from '#ui/url-query.ts'
import styles from './customer-sites.module.css'
import { SiteSheet } from './site-sheet.tsx'

const SiteMapButton = lazyPart(
  async () => (await import('#components/map/site-map-button.tsx')).SiteMapButton,
)
const SiteAssets = lazyPart(async () => (await import('./site-assets.tsx')).SiteAssets)
const SitePlans = lazyPart(async () => (await import('./site-plans.tsx')).SitePlans)

/** A customer's sites; `?site=` opens one of them. */
export function CustomerSites({ view, mayEdit }: { view: CustomerView; mayEdit: boolean }) {
  const t = useT()
  const [open, setOpen] = useState<Site | 'new' | null>(null)
  const asked = useUrlQuery().values.get('site')
  const timeZone = useTimeZone()
  const country = useCompanyCountry()
  const usual = view.sites.find(({ id }) => id === view.customer.primarySiteId)
  return (
    <Card
      title={t('customers.sitesTitle')}
      actions={
        mayEdit && (
          <Button size="small" icon={<Plus aria-hidden="true" />} onPress={() => setOpen('new')}>
            {t('customers.siteAdd')}
          </Button>
        )
      }
    >
      <ul className={styles.sites}>
        {view.sites.map((site) => (
          <li
            key={site.id}
            className={styles.site}
            data-row={`sites/${site.id}`}
            data-asked={site.id === asked || undefined}
          >
            <div className={styles.text}>
              <p className={styles.head}>
                <SiteUnsent id={site.id} />
                {isDescriptiveName(site) && <span className={styles.name}>{site.name}</span>}
                {site.id === view.customer.primarySiteId && view.sites.length > 1 && (
                  <Badge tone="grey">{t('customers.siteMain')}</Badge>
                )}
              </p>
              <AddressText address={site.address} />
              <SiteZone siteZone={site.timeZone} timeZone={timeZone} />
              {site.openingHours && <OpeningText hours={site.openingHours} />}
              <SiteAccess site={site} />
            </div>
            <div className={styles.actions}>
              <SiteMapButton site={site} size="small" />
              <DirectionsLink site={site} size="small" />
              {mayEdit && (
                <IconButton
                  label={t('customers.siteEdit')}
                  icon={<Pencil />}
                  onPress={() => setOpen(site)}
                />
              )}
            </div>
            <SiteAssets customerId={view.customer.id} siteId={site.id} />
            <SitePlans customerId={view.customer.id} siteId={site.id} />
          </li>
        ))}
      </ul>
      {open !== null && (
        <SiteSheet
          customerId={view.customer.id}
          site={open === 'new' ? null : open}
          country={usual?.address.country || country}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  )
}

/** Marks a site with unsent changes. */
function SiteUnsent({ id }: { id: string }) {
  const unsent = useLive(unsentFieldsOf(`sites/${id}`))
  return unsent && unsent.length > 0 ? <UnsentMark /> : null
}

function SiteAccess({ site }: { site: Site }) {
  const t = useT()
  const lines = [
    site.gateCode && `${t('site.gateCode')}: ${site.gateCode}`,
    site.directions,
    site.accessNotes,
  ].filter(Boolean)
  if (lines.length === 0) return null
  return <p className={styles.access}>{lines.join('\n')}</p>
}
