import { useActor } from '#data/react.ts'
import { routeFactsOf } from '#domain/access/routes.ts'
import { useT } from '#messages/index.ts'
import { Page } from '#ui/layout/page.tsx'
import listPage from '#ui/list/list-page.module.css'
import { ListRow } from '#ui/list/list-row.tsx'
import { List } from '#ui/list/list.tsx'
import styles from './section-list.module.css'
import { adminSections, type AdminSectionId } from './sections.ts'

interface SectionListProps {
  layout: 'page' | 'pane'
  current: AdminSectionId | null
}

/** Links to the sections of the company settings that this person may open. */
export function SectionList({ layout, current }: SectionListProps) {
  const t = useT()
  const role = useActor()?.role
  const sections = adminSections.filter(({ id }) => {
    const { roles } = routeFactsOf(`/admin/${id}`)
    return !roles || (role && roles.includes(role))
  })
  return (
    <div className={listPage[layout]}>
      <Page title={t('admin.title')} width="full">
        <div className={listPage.list}>
          <List
            label={t('admin.title')}
            items={sections}
            scroll={layout === 'page' ? 'page' : 'self'}
            current={current}
            getKey={({ id }) => id}
            render={({ id, icon: Icon }) => (
              <ListRow
                href={`/admin/${id}`}
                isCurrent={id === current}
                chevron={layout === 'page'}
                before={<Icon aria-hidden="true" className={styles.icon} />}
                title={t(`admin.section.${id}`)}
                note={t(`admin.sectionNote.${id}`)}
              />
            )}
          />
        </div>
      </Page>
    </div>
  )
}
