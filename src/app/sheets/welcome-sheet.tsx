import { useAtom, useAtomValue } from 'jotai'
import { BellRing, CircleCheck, Download, MapPin, Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useActor, useSession } from '#data/react.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { usesFeature } from '#domain/access/features.ts'
import { trackDaysOf } from '#domain/tracking/track-days.ts'
import { trackingModeOf } from '#domain/tracking/tracking-mode.ts'
import { ReadyCard } from '#features/dashboard/today/ready-card.tsx'
import { useTrackingConsent } from '#features/tracking/use-tracking-consent.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { askToNotify } from '../banners/ask-to-notify.ts'
import { canInstall, install } from '../pwa/install.ts'
import { deviceSettings } from '../settings/device-settings.ts'
import styles from './welcome-sheet.module.css'

const steps = ['install', 'notify', 'location', 'offline'] as const
type Step = (typeof steps)[number]

/** Greets someone who has just joined: what to allow on this device and why. Every step can be skipped. */
export function WelcomeSheet({ onClose }: { onClose: () => void }) {
  const t = useT()
  const actor = useActor()
  const session = useSession()
  const [index, setIndex] = useState(0)
  // The office shares no location, and needs no orders with it on the road.
  const onRoad = actor !== null && !isAdminLevel(actor)
  const company = session.kind === 'signedIn' ? session.company : null
  const isFor: Readonly<Record<Step, boolean>> = {
    install: true,
    notify: company?.alertOffer !== 'never',
    location: onRoad && company !== null && usesFeature(company, 'tracking'),
    offline: onRoad,
  }
  const mine = steps.filter((one) => isFor[one])
  const step: Step = mine[index] ?? 'install'
  const isLast = index >= mine.length - 1
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('welcome.title', { company: company?.name ?? '' })}
      closeLabel={t('action.close')}
      footer={
        <>
          <Button variant="primary" onPress={() => (isLast ? onClose() : setIndex(index + 1))}>
            {t(isLast ? 'welcome.done' : 'welcome.next')}
          </Button>
          {!isLast && (
            <Button variant="quiet" onPress={onClose}>
              {t('welcome.skip')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.step} aria-live="polite">
        <p className={styles.count}>
          {t('welcome.step', { number: index + 1, count: mine.length })}
        </p>
        {step === 'install' && <InstallStep />}
        {step === 'notify' && <NotifyStep />}
        {step === 'location' && <LocationStep />}
        {step === 'offline' && (
          <Explained step="offline" icon={<Download aria-hidden="true" />}>
            <ReadyCard isOpen />
          </Explained>
        )}
      </div>
    </Sheet>
  )
}

interface ExplainedProps {
  step: Step
  icon: ReactNode
  children: ReactNode
}

function Explained({ step, icon, children }: ExplainedProps) {
  const t = useT()
  return (
    <>
      <div className={styles.head}>
        {icon}
        <h3>{t(`welcome.${step}`)}</h3>
      </div>
      <p>{t(`welcome.${step}.note`)}</p>
      {children}
    </>
  )
}

function InstallStep() {
  const t = useT()
  const offered = useAtomValue(canInstall)
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  return (
    <Explained step="install" icon={<Smartphone aria-hidden="true" />}>
      {isInstalled ? (
        <Done>{t('welcome.installed')}</Done>
      ) : offered ? (
        <Button onPress={() => void install()}>{t('shell.installNow')}</Button>
      ) : (
        <p className={styles.muted}>{t('welcome.installByHand')}</p>
      )}
    </Explained>
  )
}

function NotifyStep() {
  const t = useT()
  const [{ notify }, change] = useAtom(deviceSettings)
  const isOffered = 'Notification' in globalThis
  const [isRefused, setRefused] = useState(() => isOffered && Notification.permission === 'denied')

  async function turnOn() {
    const granted = await askToNotify()
    setRefused(Notification.permission === 'denied')
    change({ notify: granted, notifyDismissed: true })
  }

  return (
    <Explained step="notify" icon={<BellRing aria-hidden="true" />}>
      {notify && !isRefused ? (
        <Done>{t('welcome.turnedOn')}</Done>
      ) : isOffered && !isRefused ? (
        <Button onPress={() => void turnOn()}>{t('notify.turnOn')}</Button>
      ) : (
        <p className={styles.muted}>{t(isOffered ? 'notify.blocked' : 'welcome.notifyMissing')}</p>
      )}
    </Explained>
  )
}

function LocationStep() {
  const t = useT()
  const session = useSession()
  const company = session.kind === 'signedIn' ? session.company : null
  const mode = trackingModeOf(company)
  const { agreed, isChanging, refused, missing, choose } = useTrackingConsent()
  return (
    <Explained step="location" icon={<MapPin aria-hidden="true" />}>
      <ul className={styles.terms}>
        <li>{t(`sharing.term.${mode}`)}</li>
        <li>{t('sharing.term.who', { days: trackDaysOf(company?.trackDays) })}</li>
        <li>{t('sharing.term.stop')}</li>
      </ul>
      {refused || missing ? (
        <p className={styles.muted}>
          {t(missing ? 'sharing.problem.missing' : 'sharing.problemNote')}
        </p>
      ) : agreed === true ? (
        <Done>{t('welcome.turnedOn')}</Done>
      ) : (
        <Button
          isDisabled={agreed === undefined}
          pending={isChanging}
          onPress={() => void choose(true)}
        >
          {t('welcome.share')}
        </Button>
      )}
    </Explained>
  )
}

function Done({ children }: { children: ReactNode }) {
  return (
    <p className={styles.done}>
      <CircleCheck aria-hidden="true" />
      {children}
    </p>
  )
}
