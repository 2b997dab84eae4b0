import { useState } from 'react'
import type { EstimateShareView, InvoiceShareView } from '#domain/share/share-view.ts'
import { saveFile } from '#lib/save-file.ts'
import { useLanguage, useShareText } from '../language.tsx'
import { FieldError } from './field-error.tsx'
import styles from './document-actions.module.css'
import { PlainButton } from './plain-button.tsx'

/** The document as a PDF, made on this device, and printing. The PDF's code is loaded only when it is asked for. */
export function DocumentActions({ view }: { view: EstimateShareView | InvoiceShareView }) {
  const t = useShareText()
  const language = useLanguage()
  const [isMaking, setMaking] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function download() {
    setMaking(true)
    setFailed(false)
    try {
      const { makeSharedPdf } = await import('../pdf/make-shared-pdf.ts')
      const file = await makeSharedPdf(view, language)
      if (file) saveFile(file.name, file)
      setFailed(file === null)
    } catch {
      setFailed(true)
    } finally {
      setMaking(false)
    }
  }

  return (
    <div className={styles.actions}>
      <PlainButton pending={isMaking} onClick={() => void download()}>
        {t('share.download')}
      </PlainButton>
      <PlainButton onClick={() => print()}>{t('share.print')}</PlainButton>
      {hasFailed && <FieldError id="pdf-problem">{t('share.downloadFailed')}</FieldError>}
    </div>
  )
}
