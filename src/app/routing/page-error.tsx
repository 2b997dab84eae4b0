import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ErrorState } from '#ui/layout/error-state.tsx'

/**
 * What one broken page shows: the rest of the app and everything saved goes on. A page whose code cannot
 * be fetched (a newer version was put in place, or no network and nothing kept) asks for a reload.
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
