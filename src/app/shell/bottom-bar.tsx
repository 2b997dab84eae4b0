import { Menu } from 'lucide-react'
import { useContext } from 'react'
import { useLocation } from 'react-router'
import type { RoutePath } from '#domain/access/routes.ts'
import { useT } from '#messages/index.ts'
import { ChatCount } from './chat-count-part.ts'
import styles from './bottom-bar.module.css'
import { DestinationIcon, destinationName } from './destination-style.tsx'
import { litTab, morePath } from './lit-tab.ts'
import { ShellLink } from './shell-link.tsx'
import { PageHistoryContext } from '../routing/page-history.ts'

/** The phone's tab bar: up to five destinations, always in the same place. */
export function BottomBar({ paths, office }: { paths: readonly RoutePath[]; office: boolean }) {
  const t = useT()
  const { pathname } = useLocation()
  const trail = useContext(PageHistoryContext)?.trail() ?? []
  // The page that is shown leads: the history may be a step ahead of it.
  const lit = litTab([pathname, ...trail.slice(1)], paths)
  const mark = (path: string) => (path === lit ? { 'aria-current': 'page' as const } : {})
  return (
    <nav className={styles.bar} aria-label={t('shell.mainNavigation')}>
      {paths.map((path) => (
        <ShellLink key={path} to={path} className={styles.item} {...mark(path)}>
          <span className={styles.icon}>
            <DestinationIcon path={path} office={office} />
            {path === '/chat' && (
              <span className={styles.count}>
                <ChatCount />
              </span>
            )}
          </span>
          <span className={styles.word}>{t(destinationName(path, office))}</span>
        </ShellLink>
      ))}
      {/* The word alone is too little for a link that search engines follow. */}
      <ShellLink to={morePath} rel="nofollow" className={styles.item} {...mark(morePath)}>
        <span className={styles.icon}>
          <Menu aria-hidden="true" />
        </span>
        <span className={styles.word}>{t('shell.more')}</span>
      </ShellLink>
    </nav>
  )
}
