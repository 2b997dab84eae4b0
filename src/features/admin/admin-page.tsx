import { useLocation, useOutlet } from 'react-router'
import { Split } from '#ui/layout/split.tsx'
import { useFitsBeside } from '#ui/use-media-query.ts'
import { ProfilePage } from './profile/profile-page.tsx'
import { SectionList } from './section-list.tsx'
import { adminSections } from './sections.ts'

/** The sections of the company settings, next to the one that the URL names. */
export function AdminPage() {
  const { pathname } = useLocation()
  const beside = useFitsBeside()
  const outlet = useOutlet()
  const named = adminSections.find(({ id }) => id === pathname.split('/')[2])
  return (
    <Split
      onTablet="alone"
      renderList={(layout) => (
        <SectionList
          layout={layout}
          current={named?.id ?? (layout === 'pane' ? 'profile' : null)}
        />
      )}
      detail={outlet ?? (beside ? <ProfilePage /> : null)}
    />
  )
}
