import { useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { keepFocus } from '#ui/keep-focus.ts'
import { showToast } from '#ui/overlay/toast.ts'
import styles from '../first-steps-card.module.css'
import { useAddSampleData } from './use-add-sample-data.ts'

/** Offers sample data to a company that has none. */
export function AddSampleRow({ round }: { round: number }) {
  const t = useT()
  const add = useAddSampleData()
  const reportProblem = useProblemToast()
  const [isAdding, setAdding] = useState(false)

  async function press(): Promise<void> {
    setAdding(true)
    const added = await add(round)
    setAdding(false)
    if (added.ok) showToast(t('sample.added'))
    else reportProblem(added.problem)
  }

  return (
    <div ref={keepFocus} className={styles.look}>
      <div className={styles.text}>
        <p className={styles.title}>{t('sample.lookAround')}</p>
        <p className={styles.note}>{t('sample.addNote')}</p>
      </div>
      <Button size="small" pending={isAdding} onPress={() => void press()}>
        {t('sample.add')}
      </Button>
    </div>
  )
}
