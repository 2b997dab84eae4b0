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
}

/** The pad to sign on, in full screen where there is little room, or the name as it will be signed. */
export function SignatureField({ signature, method, signer, isMissing }: SignatureFieldProps) {
  const t = useT()
  const isSmall = useMediaQuery('(width < 700px), (height < 500px)')
  return (
    <>
      {/* Stays mounted, so that switching to typing and back keeps the drawing. */}
      <div hidden={method !== 'drawn'}>
        <div className={styles.field}>
          <SignatureStage isUsed={isSmall} signature={signature} signer={signer}>
            <SignaturePad signature={signature} label={t('sign.pad')} />
          </SignatureStage>
          <div className={styles.under}>
            <output className={styles.missing}>{isMissing ? t('sign.missing') : ''}</output>
            <ClearSignature variant="quiet" signature={signature} />
          </div>
        </div>
      </div>
      {method === 'typed' && <p className={styles.typed}>{signer || t('sign.typedHint')}</p>}
    </>
  )
}
