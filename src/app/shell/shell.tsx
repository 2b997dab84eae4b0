import { useContext, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useT } from '#messages/index.ts'
import { lazyPart } from '#components/lazy-part.ts'
import { PageEnd } from '#ui/layout/page.tsx'
import { firstContentPaint } from '../boot/first-content-paint.ts'
import { lazyAfterPaint } from '../boot/lazy-after-paint.ts'
import { usePaletteKey } from '../search/use-palette-key.ts'
import { useSheet } from '../sheets/use-sheet.ts'
import { useScrollAndFocus } from '../routing/use-scroll-and-focus.ts'
import { Guard } from '../routing/guard.tsx'
import { PageHistoryContext } from '../routing/page-history.ts'
import { PagePosition } from '../routing/page-position.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Rail } from './rail.tsx'
import { ShellSyncStatus } from './shell-sync-status.tsx'
import styles from './shell.module.css'
import { useDestinations } from './use-destinations.ts'

const Banners = lazyAfterPaint(async () => (await import('../banners/banners.tsx')).Banners)
const Extras = lazyPart(async () => (await import('./extras.tsx')).Extras)
const Toaster = lazyAfterPaint(
  async () => (await import('#ui/overlay/toaster.tsx')).Toaster,
  'start',
)

/** On a desktop the rail shows it. */
const phonePill = (
  <span className={styles.pill}>
    <ShellSyncStatus />
  </span>
)

/** The main layout: rail or tab bar around the current page. */
export function Shell() {
  const t = useT()
  const { bar, all, office } = useDestinations()
  const inside = all.length > 0
  const { pathname } = useLocation()
  useScrollAndFocus(useContext(PageHistoryContext))

  return (
    <PagePosition>
      <div className={styles.shell} data-inside={inside || undefined}>
        <a href="#main" className={styles.skip}>
          {t('shell.skip')}
        </a>
        {inside && <Rail paths={all} office={office} />}
        {/* The path is for tests: it changes when the page does, and not already when the address does. */}
        <main id="main" tabIndex={-1} className={styles.main} data-path={pathname}>
          <Banners />
          <PageEnd value={inside ? phonePill : null}>
            <Guard>
              <Outlet />
            </Guard>
          </PageEnd>
        </main>
        {inside && <BottomBar paths={bar} office={office} />}
        <ExtrasInTime isInside={inside} />
        <Toaster label={t('shell.notifications')} />
      </div>
    </PagePosition>
  )
}

/** After the first content paint, or at once if a sheet is requested earlier. */
function ExtrasInTime({ isInside }: { isInside: boolean }) {
  const sheets = useSheet()
  const { open } = sheets
  const [isWanted, setWanted] = useState(false)
  useEffect(() => void firstContentPaint().then(() => setWanted(true)), [])
  usePaletteKey(sheets, isInside)
  if (open !== null && !isWanted) setWanted(true)
  return isWanted && <Extras />
}
