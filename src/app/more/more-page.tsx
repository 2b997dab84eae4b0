import { RefreshCw, Search, Settings } from 'lucide-react'
import { useT } from '#messages/index.ts'
import { GroupRow, GroupRows } from '#ui/layout/group.tsx'
import { Page } from '#ui/layout/page.tsx'
import { useSheet } from '../sheets/use-sheet.ts'
import { DestinationIcon, destinationName } from '../shell/destination-style.tsx'
import { useDestinations } from '../shell/use-destinations.ts'
import styles from './more-page.module.css'
import { OwnRows } from './own-rows.tsx'
import { ProfileRow } from './profile-row.tsx'
import { SignOut } from './sign-out.tsx'

/** The signed-in person, their own pages, what does not fit in the tab bar, and the way out. */
export function MorePage() {
  const t = useT()
  const panel = useSheet()
  return (
    <Page title={t('shell.more')} width="narrow">
      <ProfileRow />
      <OwnRows />
      <OtherPages />
      <GroupRows title={t('more.app')}>
        <GroupRow href="/settings" icon={<Settings />} title={t('shell.settings')} />
        <GroupRow
          onPress={() => panel.show('find')}
          icon={<Search />}
          title={t('search.everything')}
        />
        <GroupRow onPress={() => panel.show('sync')} icon={<RefreshCw />} title={t('more.sync')} />
      </GroupRows>
      <div className={styles.out}>
        <SignOut />
      </div>
    </Page>
  )
}

const documents: readonly string[] = ['/estimates', '/invoices']

/** On a desktop the rail shows all of them. */
function OtherPages() {
  const t = useT()
  const { bar, all, office } = useDestinations()
  const others = all.filter((path) => !bar.includes(path))
  const rows = (paths: typeof others) =>
    paths.map((path) => (
      <GroupRow
        key={path}
        href={path}
        icon={<DestinationIcon path={path} office={office} />}
        title={t(destinationName(path, office))}
      />
    ))
  const papers = others.filter((path) => documents.includes(path))
  // A technician's schedule is among their own pages.
  const pages = others.filter(
    (path) => !documents.includes(path) && (office || path !== '/schedule'),
  )
  return (
    <nav aria-label={t('shell.morePages')} className={styles.pages}>
      {pages.length > 0 && <GroupRows title={t('more.pages')}>{rows(pages)}</GroupRows>}
      {papers.length > 0 && <GroupRows title={t('more.documents')}>{rows(papers)}</GroupRows>}
    </nav>
  )
}
