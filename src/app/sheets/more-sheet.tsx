import { ChartColumn, History, MapPin, Search } from 'lucide-react'
import { NavLink } from 'react-router'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { Section } from '#ui/layout/page.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { DestinationIcon, destinationName } from '../shell/destination-style.tsx'
import { Person } from '../shell/person.tsx'
import { useDestinations } from '../shell/use-destinations.ts'
import { DeviceSettingsForm } from './device-settings-form.tsx'
import { DeviceStorage } from './device-storage.tsx'
import styles from './more-sheet.module.css'
import { NotificationsSwitch } from './notifications-switch.tsx'
import { OwnDevices } from './own-devices.tsx'
import { OwnProfile } from './own-profile.tsx'
import { SignOut } from './sign-out.tsx'
import { useSheet } from './use-sheet.ts'
import { SupportReport } from './support-report.tsx'
import { VersionLine } from './version-line.tsx'

/** The signed-in person, the pages that do not fit in the tab bar, and this device's settings. */
export function MoreSheet({ onClose }: { onClose: () => void }) {
  const t = useT()
  const panel = useSheet()
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('shell.more')}
      closeLabel={t('action.close')}
      placement="side"
    >
      <div className={styles.content}>
        <Person />
        <OwnProfile />
        <NumbersLink />
        <OwnChangesLink />
        <Button icon={<Search aria-hidden="true" />} onPress={() => panel.show('find')}>
          {t('search.everything')}
        </Button>
        <MorePages />
        <Section title={t('shell.settings')}>
          <DeviceSettingsForm />
          {'Notification' in globalThis && <NotificationsSwitch />}
          <LocationSharingLink />
        </Section>
        <OwnDevices />
        <DeviceStorage />
        <SupportReport />
        <SignOut />
        <VersionLine />
        <Button variant="quiet" className={styles.close} onPress={onClose}>
          {t('action.close')}
        </Button>
      </div>
    </Sheet>
  )
}

/** The person's own route and who can see it, next to the setting that controls it. */
function LocationSharingLink() {
  const t = useT()
  const { all, office } = useDestinations()
  if (office || !all.includes('/tracking')) return null
  return (
    <ButtonLink href="/tracking" icon={<MapPin aria-hidden="true" />}>
      {t('sharing.title')}
    </ButtonLink>
  )
}

/** Reports for the office, one's own week for technicians. */
function NumbersLink() {
  const t = useT()
  const { all, office } = useDestinations()
  if (!all.includes('/dashboard')) return null
  return (
    <ButtonLink
      href={office ? '/dashboard/reports' : '/dashboard/week'}
      icon={<ChartColumn aria-hidden="true" />}
    >
      {t(office ? 'metrics.reports' : 'metrics.myWeek')}
    </ButtonLink>
  )
}

/** What the person changed; for those who may open the page. */
function OwnChangesLink() {
  const t = useT()
  const { all } = useDestinations()
  if (!all.includes('/dashboard')) return null
  return (
    <ButtonLink href="/dashboard/changes" icon={<History aria-hidden="true" />}>
      {t('log.mine')}
    </ButtonLink>
  )
}

/** On a desktop the rail shows all of them. */
function MorePages() {
  const t = useT()
  const { bar, all, office } = useDestinations()
  const others = all.filter((path) => !bar.includes(path))
  if (others.length === 0) return null
  return (
    <nav aria-label={t('shell.morePages')} className={styles.places}>
      {others.map((path) => (
        <NavLink key={path} to={path} className={styles.place ?? ''}>
          <DestinationIcon path={path} office={office} />
          {t(destinationName(path, office))}
        </NavLink>
      ))}
    </nav>
  )
}
