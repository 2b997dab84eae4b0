import { useOutlet, useParams } from 'react-router'
import { lazyPart } from '#components/lazy-part.ts'
import { Split } from '#ui/layout/split.tsx'
import { useUrlQuery } from '#ui/url-query.ts'
import { CustomersList } from './customers-list.tsx'

const SitesWithoutPlaceList = lazyPart(
  async () => (await import('./places/sites-without-place-list.tsx')).SitesWithoutPlaceList,
)

/** All customers, next to the one whose id is in the URL; or with `?place=missing` the sites that are not on the map. */
export function CustomersPage() {
  const detail = useOutlet()
  const { customerId = null } = useParams()
  const isAboutPlaces = useUrlQuery().values.get('place') === 'missing'
  return (
    <Split
      renderList={(layout) =>
        isAboutPlaces ? (
          <SitesWithoutPlaceList layout={layout} />
        ) : (
          <CustomersList layout={layout} current={customerId} />
        )
      }
      detail={detail}
    />
  )
}
