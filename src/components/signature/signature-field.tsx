import { Eraser } from 'lucide-react'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import styles from './signature-pad.module.css'
import { type Signature, SignaturePad } from './signature-pad.tsx'

export interface SignatureFieldProps {
  signature: Signature
  /** How it is given; anything else is entered elsewhere. */
  method: 'drawn' | 'typed' | 'told'
  /** The signer's name, as it is typed. */
  signer: string
  /** Whether a missing drawing is shown as such. */
  isMissing: boolean
}

/** The pad to sign on, or the name as it will be signed. */
export function SignatureField({ signature, method, signer, isMissing }: SignatureFieldProps) {
  const t = useT()
  return (
    <>
      {/* Stays mounted, so that switching to typing and back keeps the drawing. */}
      <div hidden={method !== 'drawn'}>
        <div className={styles.field}>
          <SignaturePad signature={signature} label={t('sign.pad')} />
          <div className={styles.under}>
            <output className={styles.missing}>{isMissing ? t('sign.missing') : ''}</output>
            <Button
              variant="quiet"
              icon={<Eraser aria-hidden="true" />}
              isDisabled={signature.isEmpty}
              onPress={signature.clear}
            >
              {t('sign.clear')}
            </Button>
          </div>
        </div>
      </div>
      {method === 'typed' && <p className={styles.typed}>{signer || t('sign.typedHint')}</p>}
    </>
  )
}
