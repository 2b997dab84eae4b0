import { Archive, ArchiveRestore, Star } from 'lucide-react'
import type { TaxCode } from '#domain/company/tax-code.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import styles from './taxes.module.css'

interface TaxActionsProps {
  tax: TaxCode
  isDefault: boolean
  onMakeDefault: () => void
  onArchive: (isArchived: boolean) => void
}

/** Makes a tax the default, archives it or restores it: at once, apart from the form. */
export function TaxActions({ tax, isDefault, onMakeDefault, onArchive }: TaxActionsProps) {
  const t = useT()
  if (isDefault) return <p className={styles.note}>{t('taxes.defaultStays')}</p>
  if (tax.archivedAt !== null) {
    return (
      <Button icon={<ArchiveRestore aria-hidden="true" />} onPress={() => onArchive(false)}>
        {t('taxes.restore')}
      </Button>
    )
  }
  return (
    <div className={styles.actions}>
      <Button icon={<Star aria-hidden="true" />} onPress={onMakeDefault}>
        {t('taxes.makeDefault')}
      </Button>
      <Button icon={<Archive aria-hidden="true" />} onPress={() => onArchive(true)}>
        {t('taxes.archive')}
      </Button>
    </div>
  )
}
