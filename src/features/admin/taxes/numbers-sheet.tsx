import { useState } from 'react'
import { PasswordSheet } from '#components/sheet/password-sheet.tsx'
import type { NumberSeries } from '#data/index.ts'
import { useData, useSession, useSyncStatus } from '#data/react.ts'
import type { SeriesId } from '#domain/entities/series.ts'
import { fail } from '#lib/result.ts'
import { useT } from '#messages/index.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { firstOf, numberErrors, numberValues, typedNumbers } from './numbers-form.ts'

interface NumbersSheetProps {
  all: NumberSeries
  id: SeriesId
  /** In the company's zone. */
  today: string
  onDone: () => void
  onClose: () => void
}

/** Chooses how the numbers of a series look and which comes first, for the owner, before one was given. */
export function NumbersSheet({ all, id, today, onDone, onClose }: NumbersSheetProps) {
  const t = useT()
  const session = useSession()
  const { runConfirmed } = useData()
  const isOffline = useSyncStatus()?.state.connection === 'offline'
  const [values, setValues] = useState(() => numberValues(all, id))
  const errors = numberErrors(values, all, id)
  const isGood = Object.keys(errors).length === 0
  const marks = { seq: '{seq:5}', year: '{year}' }

  return (
    <PasswordSheet
      title={t(`numbers.edit.${id}`)}
      submitLabel={t('numbers.save')}
      email={session.kind === 'signedIn' ? session.email : ''}
      isOffline={isOffline}
      run={async (password) =>
        isGood
          ? runConfirmed(password, 'series/setUp', { seriesId: id, ...typedNumbers(values) })
          : fail({ type: 'input/invalid', issues: [] } as const)
      }
      onDone={() => {
        showToast(t('numbers.saved'))
        onDone()
        onClose()
      }}
      onClose={onClose}
    >
      <TextField
        label={t('numbers.pattern')}
        description={t('numbers.patternHelp', marks)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={40}
        value={values.pattern}
        error={
          errors.pattern &&
          (errors.pattern === 'alike' ? t('numbers.alike') : t('numbers.badPattern', marks))
        }
        onChange={({ target }) => setValues((now) => ({ ...now, pattern: target.value }))}
      />
      <TextField
        label={t('numbers.start')}
        description={isGood ? t('numbers.preview', { number: firstOf(values, today) }) : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={values.start}
        error={errors.start && t('numbers.badStart')}
        onChange={({ target }) => setValues((now) => ({ ...now, start: target.value }))}
      />
    </PasswordSheet>
  )
}
