import { useState } from 'react'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { AccountForm, type AccountFormProps } from './account-form.tsx'
import styles from './join.module.css'

export interface AccountChoiceProps extends Omit<AccountFormProps, 'mode'> {
  onForgot: () => void
}

/** A new account, or the one that the person has: the page does not say whether there is one. */
export function AccountChoice({ onForgot, ...form }: AccountChoiceProps) {
  const t = useT()
  const [mode, setMode] = useState<AccountFormProps['mode']>('register')
  const isNew = mode === 'register'
  return (
    <>
      <AccountForm key={mode} {...form} mode={mode} />
      <div className={styles.actions}>
        {!isNew && (
          <Button variant="quiet" wide onPress={onForgot}>
            {t('session.forgot')}
          </Button>
        )}
        <Button variant="quiet" wide onPress={() => setMode(isNew ? 'signIn' : 'register')}>
          {t(isNew ? 'join.haveAccount' : 'join.noAccount')}
        </Button>
      </div>
    </>
  )
}
