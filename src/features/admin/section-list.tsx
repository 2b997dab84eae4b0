import { clsx } from 'clsx'
import { useActor } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { SideListLinks } from '#ui/form/press.tsx'
import { Page } from '#ui/layout/page.tsx'
import listPage from '#ui/list/list-page.module.css'
import { ListRow } from '#ui/list/list-row.tsx'
import { List } from '#ui/list/list.tsx'
import styles from './section-list.module.css'
import { adminGroups, type AdminSectionId, sectionsFor } from './sections.ts'

interface SectionListProps {
  layout: 'page' | 'pane'
  current: AdminSectionId | null
}

/** Links to the sections of the company settings that this person may open. */
export function SectionList({ layout, current }: SectionListProps) {
  const t = useT()
  const role = useActor()?.role
  const sections = sectionsFor(role)
  const groups = adminGroups.map((group) => (
    <section key={group} aria-label={t(`admin.group.${group}`)}>
      <h2 className={styles.group}>{t(`admin.group.${group}`)}</h2>
      <List
        label={t(`admin.group.${group}`)}
        items={sections.filter((one) => one.group === group)}
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
    </section>
  ))
  return (
    <div className={listPage[layout]}>
      <Page title={t('admin.title')} width="full">
        <div
          className={clsx(listPage.list, styles.groups, layout === 'pane' && styles.pane)}
          data-scroll={layout === 'pane' ? 'list' : undefined}
        >
          {layout === 'pane' ? <SideListLinks>{groups}</SideListLinks> : groups}
        </div>
      </Page>
    </div>
  )
}
