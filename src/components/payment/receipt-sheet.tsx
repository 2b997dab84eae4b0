import { FileText, Printer } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { Picture } from '#domain/entities/picture.ts'
import type { Language } from '#domain/entities/user.ts'
import { shareFile } from '#lib/share-file.ts'
import { locales, useLocale, useT } from '#messages/index.ts'
import { messagesIn } from '#messages/messages-in.ts'
import { Button } from '#ui/form/button.tsx'
import { Select } from '#ui/form/select.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { makePdf } from '../pdf/make-pdf.ts'
import { pictureBlob } from '../picture/show-pictures.ts'
import { useLoaded } from '../use-loaded.ts'
import { ReceiptPaper } from './receipt-paper.tsx'
import { receiptOf, type ReceiptSource } from './receipt-of.ts'
import styles from './receipt-sheet.module.css'

export interface ReceiptSheetProps extends ReceiptSource {
  readLogo: () => Promise<Picture | null>
  onClose: () => void
}

/** The receipt of a payment in the customer’s language, to share as a PDF or to print. */
export function ReceiptSheet(props: ReceiptSheetProps) {
  const { company, readLogo, onClose } = props
  const t = useT()
  const own = useLocale()
  const [language, setLanguage] = useState<Language>(company.mailLanguage ?? own)
  const [isMaking, setMaking] = useState(false)
  const load = useCallback(async () => ({ language, t: await messagesIn(language) }), [language])
  const words = useLoaded(load)
  const receipt = words?.language === language ? receiptOf(props, words.t, language) : null

  async function share() {
    if (!receipt) return
    setMaking(true)
    const picture = await readLogo()
    const logo = picture && pictureBlob(picture)
    const pdf = await makePdf({ kind: 'receipt', receipt, logo })
    setMaking(false)
    const name = `${receipt.heading} ${receipt.ref}.pdf`
    if (pdf) await shareFile(new File([pdf], name, { type: 'application/pdf' }))
    else showToast(t('receipt.failed'), { kind: 'danger' })
  }

  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t('payments.receipt')}
      closeLabel={t('action.close')}
      footer={
        <div className={styles.buttons}>
          <Button
            variant="primary"
            icon={<FileText aria-hidden="true" />}
            pending={isMaking}
            onPress={() => void share()}
          >
            {t('receipt.pdf')}
          </Button>
          <Button icon={<Printer aria-hidden="true" />} onPress={() => window.print()}>
            {t('receipt.print')}
          </Button>
        </div>
      }
    >
      <Select
        label={t('receipt.language')}
        className={styles.language}
        value={language}
        options={locales.map((value) => ({ value, label: t(`invites.language.${value}`) }))}
        onChange={({ target }) => setLanguage(locales.find((one) => one === target.value) ?? own)}
      />
      {receipt ? (
        <ReceiptPaper receipt={receipt} language={language} />
      ) : (
        <Skeleton label={t('receipt.loading')} shape="text" />
      )}
    </Sheet>
  )
}
