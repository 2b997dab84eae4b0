import { useAtomValue } from 'jotai'
import { useDeviceName } from '#components/sync/use-device-name.ts'
import { trackingAgreed, unreadableDocuments } from '#data/index.ts'
import { useLive, useSession, useStorageState } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Button } from '#ui/form/button.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { lazyPart } from '#components/lazy-part.ts'
import { updateState } from '../pwa/update.ts'
import { InstallBanner } from './install-banner.tsx'
import { LostWorkBanner } from './lost-work-banner.tsx'
import { MissingCodeBanner } from './missing-code-banner.tsx'
import styles from './banners.module.css'
import { UpdateBanner } from './update-banner.tsx'
import { useWorking } from './use-working.ts'

const TrackingBar = lazyPart(async () => (await import('./tracking-bar.tsx')).TrackingBar)
const UrgentMessageBanner = lazyPart(
  async () => (await import('./urgent-message-banner.tsx')).UrgentMessageBanner,
)
const OwnershipOfferBanner = lazyPart(
  async () =>
    (await import('#features/technicians/ownership/ownership-offer-banner.tsx'))
      .OwnershipOfferBanner,
)
const DeletionBanner = lazyPart(
  async () => (await import('#features/admin/data/deletion/deletion-banner.tsx')).DeletionBanner,
)
const LaterBanners = lazyPart(async () => (await import('./later-banners.tsx')).LaterBanners)

/**
 * Messages about the app as a whole, above the page: only those that need an action, and only while they
 * do.
 */
export function Banners() {
  const session = useSession()
  const signedIn = session.kind === 'signedIn'
  const working = useWorking()
  const update = useAtomValue(updateState)
  return (
    <div className={styles.notices}>
      {signedIn && <UrgentMessageBanner />}
      {signedIn && <SharedLocation />}
      {signedIn && session.company?.ownershipOffer?.to === session.uid && <OwnershipOfferBanner />}
      {signedIn && session.company?.deletion && <DeletionBanner />}
      <StorageNotice />
      {signedIn && session.needsSignIn && <SignInNotice />}
      <LostWorkBanner />
      <MissingCodeBanner />
      {signedIn && <UnreadableNotice />}
      {(update === 'ready' || update === 'elsewhere') && !working && <UpdateBanner />}
      {signedIn && !working && <InstallBanner />}
      {signedIn && <LaterBanners uid={session.uid} />}
    </div>
  )
}

/** Loaded only for people who share their location. */
function SharedLocation() {
  return useLive(trackingAgreed()) ? <TrackingBar /> : null
}

function StorageNotice() {
  const t = useT()
  const state = useStorageState()
  const reload = <Button onPress={() => location.reload()}>{t('shell.reload')}</Button>
  switch (state) {
    case 'outdated':
      return (
        <Banner tone="danger" title={t('shell.outdated')} action={reload} announce>
          {t('shell.outdatedNote')}
        </Banner>
      )
    case 'blocked':
      return (
        <Banner tone="danger" title={t('shell.blocked')} action={reload} announce>
          {t('shell.blockedNote')}
        </Banner>
      )
    case 'onlineOnly':
      return (
        <Banner tone="attention" title={t('shell.onlineOnly')} announce>
          {t('shell.onlineOnlyNote')}
        </Banner>
      )
    case 'unavailable':
      return (
        <Banner tone="danger" title={t('shell.noStorage')} announce>
          {t('shell.noStorageNote')}
        </Banner>
      )
    case 'silent':
    case 'ok':
      return null
  }
}

function SignInNotice() {
  const t = useT()
  const device = useDeviceName()
  return (
    <Banner
      tone="attention"
      title={t('shell.needsSignIn')}
      action={<ButtonLink href="?panel=sign-in">{t('shell.signIn')}</ButtonLink>}
      announce
    >
      {t('shell.needsSignInNote', { device })}
    </Banner>
  )
}

function UnreadableNotice() {
  const t = useT()
  const unreadable = useLive(unreadableDocuments())
  if (!unreadable || unreadable.length === 0) return null
  return (
    <Banner
      tone="info"
      title={t('shell.unreadable', { count: unreadable.length })}
      action={<ButtonLink href="?panel=sync">{t('shell.unreadableView')}</ButtonLink>}
    >
      {t('shell.unreadableNote')}
    </Banner>
  )
}
