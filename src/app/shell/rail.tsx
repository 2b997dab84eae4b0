import { Search } from 'lucide-react'
import type { RoutePath } from '#domain/access/routes.ts'
import { useT } from '#messages/index.ts'
import { Kbd } from '#ui/kbd.tsx'
import { useSheet } from '../sheets/use-sheet.ts'
import { ChatCount } from './chat-count-part.ts'
import { DestinationIcon, destinationName } from './destination-style.tsx'
import { Person } from './person.tsx'
import styles from './rail.module.css'
import { ShellLink, ShellNavLink } from './shell-link.tsx'
import { ShellSyncStatus } from './shell-sync-status.tsx'

/** The desktop's navigation rail, with the sync status and the signed-in person at the bottom. */
export function Rail({ paths, office }: { paths: readonly RoutePath[]; office: boolean }) {
  const t = useT()
  const panel = useSheet()
  return (
    <header className={styles.rail}>
      <ShellLink to="/dashboard" className={styles.brand}>
        <img src="/icon.svg" alt="" width="24" height="24" />
        Daybook
      </ShellLink>
      <button type="button" className={styles.find} onClick={() => panel.show('find')}>
        <Search aria-hidden="true" />
        <span>{t('shell.search')}</span>
        <Kbd keys={['Ctrl', 'K']} />
      </button>
      <nav className={styles.places} aria-label={t('shell.mainNavigation')}>
        {paths.map((path) => (
          <ShellNavLink key={path} to={path} className={styles.place}>
            <DestinationIcon path={path} office={office} />
            <span className={styles.word}>{t(destinationName(path, office))}</span>
            {path === '/chat' && <ChatCount />}
          </ShellNavLink>
        ))}
      </nav>
      <div className={styles.foot}>
        <ShellSyncStatus />
        <ShellNavLink to="/more" className={styles.person}>
          <Person />
        </ShellNavLink>
      </div>
    </header>
  )
}
