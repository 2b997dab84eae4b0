import { PenLine } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { PhotoThumb } from '#components/photo/photo-thumb.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import { type OrderItem, type OrderView, type PhotoItem, photosOf } from '#data/index.ts'
import { useData, useLive } from '#data/react.ts'
import { coveredWork } from '#domain/order/completion/covered-work.ts'
import { missingRequirements } from '#domain/order/completion/missing-requirements.ts'
import { trueNow, useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ChangedMark } from './changed-mark.tsx'
import { lastSigner } from './last-signer.ts'
import { SignedTextNote } from './signed-text-note.tsx'
import styles from './signature.module.css'
import { summaryText } from './summary-text.ts'

const SignSheet = lazySheet(async () => (await import('./sign-sheet.tsx')).SignSheet)

export interface SignatureCardProps {
  view: OrderView
  parts: readonly OrderItem[]
  editable: boolean
}

/** Who signed for the work and the text they signed. */
export function SignatureCard({ view, parts, editable }: SignatureCardProps) {
  const t = useT()
  const format = useFormat()
  /** When someone opened the sheet to sign; null if no one has. */
  const [signing, setSigning] = useState<string | null>(null)
  const items = useLive(photosOf(`orders/${view.order.id}`)) ?? []
  const signatures = items.filter(({ photo }) => photo.kind === 'signature')
  const photos = items.map(({ photo }) => photo).filter(({ kind }) => kind === 'photo')
  const covered = coveredWork({ order: view.order, items: parts, photos })
  const missing = missingRequirements(view.order, { parts: parts.length, photos, isSigned: true })
  if (!editable && signatures.length === 0) return null

  return (
    <Card
      title={t('sign.signature')}
      actions={
        editable && (
          <Button
            size="small"
            icon={<PenLine aria-hidden="true" />}
            onPress={() => setSigning(new Date(trueNow()).toISOString())}
          >
            {t(signatures.length > 0 ? 'sign.again' : 'sign.get')}
          </Button>
        )
      }
    >
      <div id="part-signature" className={styles.list}>
        {signatures.length === 0 && <p className={styles.note}>{t('sign.notSigned')}</p>}
        {signatures.map((item) => (
          <Signature key={item.photo.id} item={item} covered={covered} />
        ))}
      </div>
      {signing !== null && (
        <Suspense fallback={null}>
          <SignSheet
            orderId={view.order.id}
            covered={covered}
            knownName={lastSigner(items.map(({ photo }) => photo))}
            missing={missing}
            summary={summaryText({ view, parts, photos, now: signing }, t, format)}
            onClose={() => setSigning(null)}
          />
        </Suspense>
      )}
    </Card>
  )
}

interface SignatureProps {
  item: PhotoItem
  covered: string
}

function Signature({ item: { photo, state }, covered }: SignatureProps) {
  const t = useT()
  const data = useData()
  return (
    <article className={styles.signature}>
      <div className={styles.picture}>
        <PhotoThumb key={state} photo={photo} load={data.photoBytes} />
      </div>
      <div className={styles.words}>
        <p>
          <strong>{photo.signed?.name ?? t('sign.unnamed')}</strong>
        </p>
        <p className={styles.note}>
          <WhenText at={photo.takenAt} />
        </p>
      </div>
      {photo.signed && (
        <div className={styles.details}>
          <ChangedMark signed={photo.signed} covered={covered} />
        </div>
      )}
      {photo.signed && (
        <details className={styles.details}>
          <summary>{t('sign.showSignedText')}</summary>
          <p className={styles.summary}>{photo.signed.summary}</p>
          <SignedTextNote summary={photo.signed.summary} sha256={photo.signed.sha256} />
        </details>
      )}
    </article>
  )
}
