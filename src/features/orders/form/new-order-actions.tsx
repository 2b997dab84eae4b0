import { useT } from '#messages/index.ts'
import { BackButton, type BackTarget } from '#ui/back.tsx'
import { Button } from '#ui/form/button.tsx'
import { FormActions } from '#ui/form/form.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { shownKeys } from '#ui/shown-keys.ts'
import styles from './new-order-form.module.css'

export interface NewOrderActionsProps {
  /** Someone is chosen, so the order can go out with saving. */
  maySend: boolean
  isSaving: boolean
  /** Where Cancel leads. */
  back: BackTarget
  onSaveOnly: () => void
}

/** How a new order is saved; at the desk always in view. */
export function NewOrderActions({ maySend, isSaving, back, onSaveOnly }: NewOrderActionsProps) {
  const t = useT()
  return (
    <FormActions className={styles.bar}>
      <Button type="submit" variant="primary" size="large" pending={isSaving}>
        {t(maySend ? 'orders.saveAndSend' : 'orders.create')}
      </Button>
      {maySend && (
        <Button size="large" isDisabled={isSaving} onPress={onSaveOnly}>
          {t('orders.saveOnly')}
        </Button>
      )}
      <BackButton usual={back}>{t('action.cancel')}</BackButton>
      <span className={styles.hint}>
        {t('orders.draftKept')} <Kbd keys={shownKeys('mod+enter')} />{' '}
        {t(maySend ? 'orders.savesAndSends' : 'orders.savesIt')}
      </span>
    </FormActions>
  )
}
