import { Copy, Share2 } from 'lucide-react'
import { lazyPart } from '#components/lazy-part.ts'
import { inviteLinkPath } from '#domain/access/invite-link.ts'
import { useCompany } from '#data/react.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import styles from './invites.module.css'
import type { InviteRow } from './use-invites.ts'

const QrCode = lazyPart(async () => (await import('./qr-code.tsx')).QrCode)

/** The link as text, to copy and share, and as a QR code; or why it cannot be shown. */
export function InviteLinkCard({ row }: { row: InviteRow }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const { invite, state, code, unsent } = row
  const company = useCompany()
  if (state !== 'pending') return <p>{t('invites.linkEnded')}</p>
  if (code === null || company === null) {
    return (
      <Card title={t('invites.link')}>
        <p>{t('invites.linkElsewhere')}</p>
        <p className={styles.muted}>{t('invites.linkElsewhereNote')}</p>
      </Card>
    )
  }
  const url = `${location.origin}${inviteLinkPath({ companyId: company.id, code })}`

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      showToast(t('invites.copied'), { kind: 'success' })
    } catch {
      showToast(t('invites.notCopied'), { kind: 'danger' })
    }
  }

  return (
    <Card title={t('invites.link')}>
      <div className={styles.link}>
        <div className={styles.text}>
          <p className={styles.muted}>
            {t('invites.linkNote', {
              email: invite.email,
              date: format.when(invite.expiresAt, now),
            })}
          </p>
          {unsent && <p>{t('invites.linkUnsent')}</p>}
          <TextField
            label={t('invites.link')}
            hideLabel
            value={url}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <div className={styles.buttons}>
            <Button icon={<Copy aria-hidden="true" />} onPress={() => void copy()}>
              {t('invites.copy')}
            </Button>
            <ShareButton url={url} title={t('invites.shareText', { company: company.name })} />
          </div>
        </div>
        <QrCode
          text={url}
          label={t('invites.qr')}
          note={t('invites.qrNote')}
          placeholder={<Skeleton label={t('invites.qr')} shape="text" count={4} />}
        />
      </div>
    </Card>
  )
}

/** Only where the device can share, such as phones. */
function ShareButton({ url, title }: { url: string; title: string }) {
  const t = useT()
  if (!('share' in navigator)) return null
  return (
    <Button
      icon={<Share2 aria-hidden="true" />}
      onPress={() =>
        // It rejects when the person shares with nobody.
        void navigator.share({ title, text: title, url }).catch(() => undefined)
      }
    >
      {t('invites.share')}
    </Button>
  )
}
