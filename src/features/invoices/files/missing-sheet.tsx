import type { InvoiceView } from '#data/index.ts'
import type { Unwritten } from '#domain/einvoice/write-einvoice.ts'
import { useT } from '#messages/index.ts'
import { Link } from '#ui/link.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import styles from './missing-sheet.module.css'
import { fixOf } from './missing-fix.ts'

interface MissingSheetProps {
  view: InvoiceView
  missing: readonly Unwritten[]
  onClose: () => void
}

/** What keeps a document from being a correct e-invoice, each with the way to where it is entered. */
export function MissingSheet({ view, missing, onClose }: MissingSheetProps) {
  const t = useT()
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('invoiceFiles.missingTitle')}
      closeLabel={t('action.close')}
    >
      <ul className={styles.missing}>
        {missing.map((one) => {
          const fix = fixOf(one, view.invoice.customerId)
          return (
            <li key={one}>
              <span>{t(`einvoiceMissing.${one}`)}</span>
              {fix && (
                <Link href={fix.href} alone>
                  {t(`einvoiceFix.${fix.place}`)}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles.note}>{t('invoiceFiles.missingNote')}</p>
    </Sheet>
  )
}
