import {
  CalendarRange,
  ClipboardList,
  Ellipsis,
  MapPinned,
  MessageSquare,
  Search,
  Sun,
} from 'lucide-react'
import { OrderBadge } from '#components/order/order-badge.tsx'
import { PriorityMark } from '#components/order/priority-mark.tsx'
import { SyncStatus } from '#components/sync/sync-status.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { useFormat, useT } from '#messages/index.ts'
import { List } from '#ui/list/list.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { Mark } from '#ui/mark.tsx'
import { Table } from '#ui/list/table.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import styles from './product-picture.module.css'
import { phoneSamples, type Sample, samples } from './samples.ts'

/** A picture made of the product's own components: the office's list, with a technician's day in front. */
export function ProductPicture() {
  const t = useT()
  return (
    <figure className={styles.picture}>
      <figcaption>
        <VisuallyHidden>{t('landing.screenshots')}</VisuallyHidden>
      </figcaption>
      <div className={styles.still} aria-hidden="true" inert>
        <Desktop />
        <Phone />
      </div>
    </figure>
  )
}

function Desktop() {
  const t = useT()
  const format = useFormat()
  return (
    <div className={styles.desktop}>
      <div className={styles.rail}>
        <Mark />
        <NavItems of={['orders', 'schedule', 'map', 'chat']} here="orders" />
      </div>
      <div className={styles.list}>
        <div className={styles.head}>
          <strong>{t('landing.orders')}</strong>
          <span className={styles.search}>
            <Search />
          </span>
        </div>
        <Table<Sample>
          label={t('landing.orders')}
          rows={samples}
          getKey={(row) => row.id}
          columns={[
            {
              id: 'what',
              header: t('landing.column.order'),
              cell: (row) => t(`landing.sample.${row.id}`),
            },
            { id: 'where', header: t('landing.column.customer'), cell: (row) => row.customer },
            {
              id: 'who',
              header: t('landing.column.assignee'),
              cell: (row) => row.technician ?? t('landing.unassigned'),
            },
            {
              id: 'when',
              header: t('landing.column.time'),
              align: 'end',
              cell: (row) => format.time(row.at),
            },
            { id: 'state', header: t('landing.column.status'), cell: stateOf },
          ]}
        />
      </div>
    </div>
  )
}

function stateOf(row: Sample) {
  return <OrderBadge bare status={row.atOffice ?? row.status} />
}

function Phone() {
  const t = useT()
  const format = useFormat()
  return (
    <div className={styles.phone}>
      <PhoneFrame>
        <div className={styles.head}>
          <strong>{t('landing.today')}</strong>
          <SyncStatus status={pill} />
        </div>
        <List<Sample>
          label={t('landing.today')}
          items={phoneSamples}
          getKey={(row) => row.id}
          render={(row) => (
            <ListRow
              title={t(`landing.sample.${row.id}`)}
              titleEnd={<PriorityMark priority={row.priority} iconOnly />}
              note={`${format.time(row.at)} · ${row.customer}`}
              noteEnd={
                <>
                  {row.unsent && <UnsentMark kind="offline" />}
                  <OrderBadge status={row.status} />
                </>
              }
            />
          )}
        />
        <div className={styles.tabs}>
          <NavItems of={['today', 'orders', 'map', 'chat', 'more']} here="today" />
        </div>
      </PhoneFrame>
    </div>
  )
}

const icons = {
  today: Sun,
  orders: ClipboardList,
  schedule: CalendarRange,
  map: MapPinned,
  chat: MessageSquare,
  more: Ellipsis,
} as const

type NavItem = keyof typeof icons

function NavItems({ of, here }: { of: readonly NavItem[]; here: NavItem }) {
  const t = useT()
  return of.map((item) => {
    const Icon = icons[item]
    return (
      <span key={item} className={item === here ? styles.here : undefined}>
        <Icon /> {t(`landing.${item}`)}
      </span>
    )
  })
}

const unsentMinutes = 4

const pill = {
  state: {
    kind: 'offline',
    hasNetwork: false,
    connection: 'offline',
    unsent: { changes: 1, photos: 0 },
  },
  oldestAt: new Date(Date.now() - unsentMinutes * 60_000).toISOString(),
} as const
