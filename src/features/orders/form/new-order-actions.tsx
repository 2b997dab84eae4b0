import { useT } from '#messages/index.ts'
import { BackButton, type BackTarget } from '#ui/back.tsx'
import { Button } from '#ui/form/button.tsx'
import { FormActions } from '#ui/form/form.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { shownKeys } from '#ui/shown-keys.ts'
import styles from './new-order-form.module.css'
import type { SaveAs } from './usual-save.ts'

export interface NewOrderActionsProps {
  /** What the main button does. */
  usual: SaveAs
  isSaving: boolean
  /** Where Cancel leads. */
  back: BackTarget
  onSaveOnly: () => void
}

const labels = {
  saved: 'orders.create',
  sent: 'orders.saveAndSend',
  fitIn: 'orders.saveAndFitIn',
} as const
const hints = {
  saved: 'orders.savesIt',
  sent: 'orders.savesAndSends',
  fitIn: 'orders.savesAndFitsIn',
} as const

/** How a new order is saved; at the desk always in view. */
export function NewOrderActions({ usual, isSaving, back, onSaveOnly }: NewOrderActionsProps) {
  const t = useT()
  return (
    <FormActions className={styles.bar}>
      <Button type="submit" variant="primary" size="large" pending={isSaving}>
        {t(labels[usual])}
      </Button>
      {usual !== 'saved' && (
        <Button size="large" isDisabled={isSaving} onPress={onSaveOnly}>
          {t('orders.saveOnly')}
        </Button>
      )}
      <BackButton usual={back}>{t('action.cancel')}</BackButton>
      <span className={styles.hint}>
        {t('orders.draftKept')} <Kbd keys={shownKeys('mod+enter')} /> {t(hints[usual])}
      </span>
    </FormActions>
  )
}
