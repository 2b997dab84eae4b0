import type { ReactNode } from 'react'
import { useT } from '#messages/index.ts'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { ClearSignature } from './clear-signature.tsx'
import styles from './signature-pad.module.css'
import { type Signature, SignaturePad } from './signature-pad.tsx'
import { SignatureStage } from './signature-stage.tsx'

export interface SignatureFieldProps {
  signature: Signature
  /** How it is given; anything else is entered elsewhere. */
  method: 'drawn' | 'typed' | 'told'
  /** The signer's name, as it is typed. */
  signer: string
  /** Whether a missing drawing is shown as such. */
  isMissing: boolean
  /** The choice of the method. It stands below, so that a phone shows the pad without scrolling. */
  children: ReactNode
}

/** The pad to sign on, in full screen where there is little room, or the name as it will be signed. */
export function SignatureField({
  signature,
  method,
  signer,
  isMissing,
  children,
}: SignatureFieldProps) {
  const t = useT()
  const isSmall = useMediaQuery('(width < 700px), (height < 500px)')
  return (
    <div className={styles.field}>
      {/* Stays mounted, so that switching to typing and back keeps the drawing. */}
      <div hidden={method !== 'drawn'}>
        <SignatureStage isUsed={isSmall} signature={signature} signer={signer}>
          <SignaturePad signature={signature} label={t('sign.pad')} />
        </SignatureStage>
      </div>
      {method === 'typed' && <p className={styles.typed}>{signer || t('sign.typedHint')}</p>}
      <div className={styles.under}>
        <output className={styles.missing}>{isMissing ? t('sign.missing') : ''}</output>
        {children}
        {method === 'drawn' && <ClearSignature variant="quiet" signature={signature} />}
      </div>
    </div>
  )
}
