import { Download, FileCode, Share } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { pictureBlob } from '#components/picture/show-pictures.ts'
import { type InvoiceView, pictureOf } from '#data/index.ts'
import { useData } from '#data/react.ts'
import { logoId } from '#domain/entities/picture.ts'
import type { Syntax, Unwritten } from '#domain/einvoice/write-einvoice.ts'
import { saveFile } from '#lib/save-file.ts'
import { canShareFile, openShareSheet } from '#lib/share-file.ts'
import { useLocale, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { showToast } from '#ui/overlay/toast.ts'

const MissingSheet = lazySheet(async () => (await import('./missing-sheet.tsx')).MissingSheet)

const save = (file: File) => saveFile(file.name, file)

/** A final document as a file: its PDF, handed to another app too, and its e-invoice. */
export function FileActions({ view }: { view: InvoiceView }) {
  const t = useT()
  const locale = useLocale()
  const data = useData()
  const [making, setMaking] = useState<'save' | 'share' | null>(null)
  const [missing, setMissing] = useState<readonly Unwritten[]>([])
  const [mayShare] = useState(() => canShareFile('application/pdf'))
  const words = {
    language: view.customer?.language ?? locale,
    discount: t('invoiceDoc.discount'),
  }

  async function makePdf(use: 'save' | 'share') {
    setMaking(use)
    try {
      const { invoicePdfFile } = await import('./invoice-files.ts')
      const logo = (await data.read(pictureOf(logoId))) ?? null
      const file = await invoicePdfFile(view, logo && pictureBlob(logo), words)
      if (file) await (use === 'share' ? openShareSheet(file) : save(file))
      else showToast(t('invoiceFiles.failed'), { kind: 'danger' })
    } catch {
      showToast(t('invoiceFiles.failed'), { kind: 'danger' })
    } finally {
      setMaking(null)
    }
  }

  async function saveXml(syntax: Syntax) {
    try {
      const { einvoiceFile } = await import('./invoice-files.ts')
      const made = einvoiceFile(view, syntax, words)
      if (made.ok) save(made.value)
      else setMissing(made.problem)
    } catch {
      showToast(t('invoiceFiles.failedXml'), { kind: 'danger' })
    }
  }

  return (
    <>
      <Button
        icon={<Download aria-hidden="true" />}
        pending={making === 'save'}
        onPress={() => void makePdf('save')}
      >
        {t('invoiceFiles.pdf')}
      </Button>
      {mayShare && (
        <Button
          icon={<Share aria-hidden="true" />}
          pending={making === 'share'}
          onPress={() => void makePdf('share')}
        >
          {t('invoiceFiles.share')}
        </Button>
      )}
      {view.invoice.status === 'issued' && (
        <Menu
          label={t('invoiceFiles.einvoice')}
          trigger={
            <Button icon={<FileCode aria-hidden="true" />}>{t('invoiceFiles.einvoice')}</Button>
          }
          items={[
            { id: 'ubl', label: t('invoiceFiles.ubl'), onAction: () => void saveXml('ubl') },
            { id: 'cii', label: t('invoiceFiles.cii'), onAction: () => void saveXml('cii') },
          ]}
        />
      )}
      {missing.length > 0 && (
        <Suspense fallback={null}>
          <MissingSheet view={view} missing={missing} onClose={() => setMissing([])} />
        </Suspense>
      )}
    </>
  )
}
