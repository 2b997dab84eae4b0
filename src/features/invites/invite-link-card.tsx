import { Copy } from 'lucide-react'
import { lazyPart } from '#components/lazy-part.ts'
import { copyLink, LinkField, ShareButton } from '#components/share/link-parts.tsx'
import { inviteLinkPath } from '#domain/access/invite-link.ts'
import { useCompany } from '#data/react.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
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
          <LinkField url={url} label={t('invites.link')} />
          <div className={styles.buttons}>
            <Button icon={<Copy aria-hidden="true" />} onPress={() => void copyLink(url, t)}>
              {t('link.copy')}
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
