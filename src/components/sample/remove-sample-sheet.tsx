import type { Problem } from '#domain/problem.ts'
import type { NamedSample, SampleRemoval } from '#domain/sample/find-removal.ts'
import type { Result } from '#lib/result.ts'
import { useT } from '#messages/index.ts'
import { EditSheet } from '../sheet/edit-sheet.tsx'
import { useSaving } from '../sheet/use-saving.ts'
import { showToast } from '#ui/overlay/toast.ts'
import styles from './remove-sample-sheet.module.css'
import { useSampleThings } from './use-sample-things.ts'

export interface RemoveSampleSheetProps {
  removal: SampleRemoval
  remove: () => Promise<Result<void, Problem>>
  onClose: () => void
}

/** Says what goes, what goes although someone changed it, and what stays; then removes the sample data. */
export function RemoveSampleSheet({ removal, remove, onClose }: RemoveSampleSheetProps) {
  const t = useT()
  const things = useSampleThings()
  const { isSaving, problem, save } = useSaving(() => {
    showToast(t('sample.removed'))
    onClose()
  })
  const { counts, changed, kept } = removal
  return (
    <EditSheet
      title={t('sample.remove')}
      size="small"
      isDirty={false}
      isSaving={isSaving}
      problem={problem}
      submitLabel={t('sample.remove')}
      danger
      onSubmit={async (event) => {
        event.preventDefault()
        await save(remove)
      }}
      onClose={onClose}
    >
      <div className={styles.stack}>
        <p>{t('sample.removes', { things: things(counts) })}</p>
        <Names title={t('sample.changedToo')} all={changed} />
        <Names title={t('sample.stays')} all={kept} />
        <p className={styles.quiet}>{t('sample.final')}</p>
      </div>
    </EditSheet>
  )
}

const shown = 8

function Names({ title, all }: { title: string; all: readonly NamedSample[] }) {
  const t = useT()
  if (all.length === 0) return null
  const left = all.length - shown
  return (
    <div>
      <p>{title}</p>
      <ul className={styles.names}>
        {all.slice(0, shown).map(({ ref, name }) => (
          <li key={ref}>{name}</li>
        ))}
        {left > 0 && <li className={styles.quiet}>{t('sample.more', { count: left })}</li>}
      </ul>
    </div>
  )
}
