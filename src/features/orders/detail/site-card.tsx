import type { Customer } from '#domain/entities/customer.ts'
import type { Order } from '#domain/entities/order.ts'
import type { Site } from '#domain/entities/site.ts'
import { AddressText } from '#components/contact/address-text.tsx'
import { ContactActions } from '#components/contact/contact-actions.tsx'
import { ContactText } from '#components/contact/contact-text.tsx'
import { isDescriptiveName } from '#components/contact/is-descriptive-name.ts'
import { SiteZone } from '#components/text/site-zone.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { unsentFieldsOf } from '#data/index.ts'
import { useActor, useLive, useTimeZone } from '#data/react.ts'
import { mayLocateOn } from '#domain/order/may-locate-on.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/link.tsx'
import { lazyPart } from '#components/lazy-part.ts'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import styles from './site-card.module.css'

const SitePlace = lazyPart(
  async () => (await import('#components/map/place/site-place.tsx')).SitePlace,
)

const SetPlaceSheet = lazySheet(async () => (await import('./set-place-sheet.tsx')).SetPlaceSheet)

const OpeningText = lazyPart(
  async () => (await import('#components/contact/opening-text.tsx')).OpeningText,
)

export interface SiteCardProps {
  order: Order
  customer: Customer | null
  site: Site | null
  /** Whether the choice of this customer or site has not been sent yet. */
  unsent: boolean
}

/** Who the customer is, how to get there and how to get in. */
export function SiteCard({ order, customer, site, unsent }: SiteCardProps) {
  const t = useT()
  const timeZone = useTimeZone()
  const actor = useActor()
  const mayLocate = actor !== null && site !== null && mayLocateOn(actor, site, order)
  return (
    <Card title={t('orders.where')}>
      <div className={styles.body}>
        <div>
          {customer ? (
            <Link alone href={`/customers/${customer.id}`} className={styles.name}>
              {customer.name}
            </Link>
          ) : (
            <span className={styles.missing}>{t('orders.customerNotDownloaded')}</span>
          )}
          {unsent && <UnsentMark />}
          {site && (
            <p className={styles.address}>
              {isDescriptiveName(site) && <span>{site.name}</span>}
              <AddressText address={site.address} />
              <PlaceUnsent siteId={site.id} />
              <SiteZone siteZone={site.timeZone} timeZone={timeZone} />
              {site.openingHours && <OpeningText hours={site.openingHours} />}
            </p>
          )}
        </div>
        <ContactActions
          site={site}
          phone={customer?.phone}
          texting
          map={
            site && (
              <SitePlace
                site={site}
                renderSheet={
                  mayLocate
                    ? (onClose) => (
                        <SetPlaceSheet site={site} orderId={order.id} onClose={onClose} />
                      )
                    : null
                }
              />
            )
          }
        />
        {customer && <Contact customer={customer} />}
        {site && <Access site={site} />}
      </div>
    </Card>
  )
}

/** Who to talk to there: the office keeps the contacts in the customer's notes. */
function Contact({ customer: { id, email, notes } }: { customer: Customer }) {
  const t = useT()
  const unsent = useLive(unsentFieldsOf(`customers/${id}`)) ?? []
  const lines = [
    ['customers.email', 'email', email],
    ['orders.customerNotes', 'notes', notes],
  ] as const
  const known = lines.filter(([, , text]) => text !== '')
  if (known.length === 0) return null
  return (
    <dl className={styles.access}>
      {known.map(([label, field, text]) => (
        <div key={field}>
          <dt>
            {t(label)} {unsent.includes(field) && <UnsentMark />}
          </dt>
          <dd>
            <ContactText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Says that the office does not know yet where the site is. */
function PlaceUnsent({ siteId }: { siteId: string }) {
  const unsent = useLive(unsentFieldsOf(`sites/${siteId}`))
  return unsent?.includes('geo') && <UnsentMark />
}

function Access({ site }: { site: Site }) {
  const t = useT()
  const unsent = useLive(unsentFieldsOf(`sites/${site.id}`)) ?? []
  const mark = (field: string) => unsent.includes(field) && <UnsentMark />
  if (!site.gateCode && !site.directions && !site.accessNotes) return null
  return (
    <dl className={styles.access}>
      {site.gateCode && (
        <div>
          <dt>
            {t('site.gateCode')} {mark('gateCode')}
          </dt>
          <dd className={styles.code}>{site.gateCode}</dd>
        </div>
      )}
      {site.directions && (
        <div>
          <dt>
            {t('site.directions')} {mark('directions')}
          </dt>
          <dd>{site.directions}</dd>
        </div>
      )}
      {site.accessNotes && (
        <div>
          <dt>
            {t('site.accessNotes')} {mark('accessNotes')}
          </dt>
          <dd>{site.accessNotes}</dd>
        </div>
      )}
    </dl>
  )
}
