import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ErrorState } from '#ui/layout/error-state.tsx'

/**
 * Shown in place of a page that failed; the rest of the app and all saved work are unaffected. A page whose
 * code cannot be loaded (a newer version was deployed, or offline and not cached) asks for a reload.
 */
export function PageError() {
  const t = useT()
  const error = useRouteError()
  useEffect(() => reportError(error), [error])
  return (
    <ErrorState
      title={t('shell.pageBroken')}
      action={<Button onPress={() => location.reload()}>{t('shell.reload')}</Button>}
    >
      {t('shell.pageBrokenNote')}
    </ErrorState>
  )
}
