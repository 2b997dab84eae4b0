import { Menu } from 'lucide-react'
import { NavLink } from 'react-router'
import type { RoutePath } from '#domain/access/routes.ts'
import { useT } from '#messages/index.ts'
import { ChatCount } from './chat-count-part.ts'
import styles from './bottom-bar.module.css'
import { DestinationIcon, destinationName } from './destination-style.tsx'

/** The phone's tab bar: up to five destinations, always in the same place. */
export function BottomBar({ paths, office }: { paths: readonly RoutePath[]; office: boolean }) {
  const t = useT()
  return (
    <nav className={styles.bar} aria-label={t('shell.mainNavigation')}>
      {paths.map((path) => (
        <NavLink key={path} to={path} className={styles.item ?? ''}>
          <span className={styles.icon}>
            <DestinationIcon path={path} office={office} />
            {path === '/chat' && (
              <span className={styles.count}>
                <ChatCount />
              </span>
            )}
          </span>
          <span className={styles.word}>{t(destinationName(path, office))}</span>
        </NavLink>
      ))}
      <NavLink to="/more" className={styles.item ?? ''}>
        <span className={styles.icon}>
          <Menu aria-hidden="true" />
        </span>
        <span className={styles.word}>{t('shell.more')}</span>
      </NavLink>
    </nav>
  )
}
