import { History, MapPin } from 'lucide-react'
import { useActor } from '#data/react.ts'
import { adminGroups, sectionsFor } from '#features/admin/sections.ts'
import { useT } from '#messages/index.ts'
import { Group, GroupRow, GroupRows } from '#ui/layout/group.tsx'
import { Page } from '#ui/layout/page.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { useDestinations } from '../shell/use-destinations.ts'
import { AppearanceForm } from './appearance-form.tsx'
import { DeviceStorage } from './device-storage.tsx'
import { KeyboardSettings } from './keyboard-settings.tsx'
import { LanguageSelect } from './language-select.tsx'
import { NotificationsSwitch } from './notifications-switch.tsx'
import { OwnDevices } from './own-devices.tsx'
import { SupportReport } from './support-report.tsx'
import { VersionLine } from './version-line.tsx'

/** The settings of this device and person, and the way to those of the company. */
export function SettingsPage() {
  const t = useT()
  const { all } = useDestinations()
  // Shortcuts matter only where there is a keyboard, which comes with a pointer.
  const hasKeyboard = useMediaQuery('(width >= 900px) and (pointer: fine)')
  return (
    <Page
      title={t('shell.settings')}
      back={{ href: '/more', label: t('shell.more') }}
      width="narrow"
    >
      <Group title={t('shell.theme')}>
        <AppearanceForm />
      </Group>
      <Group title={t('shell.language')}>
        <LanguageSelect />
      </Group>
      {hasKeyboard && (
        <Group title={t('settings.keyboard')}>
          <KeyboardSettings />
        </Group>
      )}
      {'Notification' in globalThis && (
        <Group title={t('shell.notifications')}>
          <NotificationsSwitch />
        </Group>
      )}
      {all.includes('/dashboard') && <Privacy />}
      <Group title={t('settings.device')}>
        <DeviceStorage />
      </Group>
      <OwnDevices />
      <Group title={t('settings.help')}>
        <SupportReport />
        <VersionLine />
      </Group>
      {all.includes('/admin') && <CompanySettings />}
    </Page>
  )
}

/** What others see of this person: the route, next to who can see it, and the record of changes. */
function Privacy() {
  const t = useT()
  const { all, office } = useDestinations()
  return (
    <GroupRows title={t('settings.privacy')}>
      {!office && all.includes('/tracking') && (
        <GroupRow href="/tracking" icon={<MapPin />} title={t('sharing.title')} />
      )}
      <GroupRow href="/dashboard/changes" icon={<History />} title={t('log.mine')} />
    </GroupRows>
  )
}

function CompanySettings() {
  const t = useT()
  const sections = sectionsFor(useActor()?.role)
  return adminGroups.map((group) => (
    <GroupRows key={group} title={t(`admin.group.${group}`)}>
      {sections.map(
        ({ id, icon: Icon, group: its }) =>
          its === group && (
            <GroupRow
              key={id}
              href={`/admin/${id}`}
              icon={<Icon />}
              title={t(`admin.section.${id}`)}
            />
          ),
      )}
    </GroupRows>
  ))
}
