import { useOutlet, useParams } from 'react-router'
import { lazyPart } from '#components/lazy-part.ts'
import { DeskSplit } from '#ui/table/desk-split.tsx'
import { useUrlQuery } from '#ui/url-query.ts'
import { CustomersList } from './list/customers-list.tsx'

const CustomersDesk = lazyPart(
  async () => (await import('./list/customers-desk.tsx')).CustomersDesk,
)

const SitesWithoutPlaceList = lazyPart(
  async () => (await import('./places/sites-without-place-list.tsx')).SitesWithoutPlaceList,
)

/** All customers, next to the one whose id is in the URL; or with `?place=missing` the sites that are not on the map. */
export function CustomersPage() {
  const detail = useOutlet()
  const { customerId = null } = useParams()
  const isAboutPlaces = useUrlQuery().values.get('place') === 'missing'
  return (
    <DeskSplit
      renderList={(layout) =>
        isAboutPlaces ? (
          <SitesWithoutPlaceList layout={layout === 'page' ? 'page' : 'pane'} />
        ) : layout === 'page' ? (
          <CustomersList />
        ) : (
          <CustomersDesk current={customerId} isBeside={layout === 'beside'} />
        )
      }
      detail={detail}
    />
  )
}
