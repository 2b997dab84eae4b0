import { useState } from 'react'
import { useShareText } from '../language.tsx'
import form from '../parts/form.module.css'
import { PlainButton } from '../parts/plain-button.tsx'
import { SendProblem } from '../parts/send-problem.tsx'
import { TextInput } from '../parts/text-input.tsx'
import { useSending } from '../parts/use-sending.ts'
import type { Share } from '../use-share.ts'

export interface DeclineFormProps {
  /** Of the estimate that is shown. */
  documentHash: string
  name: string
  onName: (name: string) => void
  send: Share['send']
  onCancel: () => void
}

/** Asks who declines, and why. */
export function DeclineForm({ documentHash, name, onName, send, onCancel }: DeclineFormProps) {
  const t = useShareText()
  const [reason, setReason] = useState('')
  const missing = {
    name: name.trim().length < 2 ? t('share.nameMissing') : '',
    reason: reason.trim() === '' ? t('share.reasonMissing') : '',
  }
  const { formProps, wasTried, isSending, problem } = useSending(
    missing.name === '' && missing.reason === '',
    () => send({ kind: 'decline', name: name.trim(), documentHash, reason: reason.trim() }),
  )
  return (
    <form className={form.form} {...formProps}>
      <p>{t('share.declineNote')}</p>
      <TextInput
        label={t('share.name')}
        autoComplete="name"
        maxLength={80}
        value={name}
        onValue={onName}
        error={wasTried ? missing.name : ''}
      />
      <TextInput
        label={t('share.reason')}
        rows={3}
        maxLength={500}
        value={reason}
        onValue={setReason}
        error={wasTried ? missing.reason : ''}
      />
      <SendProblem problem={problem} />
      <div className={form.buttons}>
        <PlainButton type="submit" variant="primary" pending={isSending}>
          {t('share.decline')}
        </PlainButton>
        <PlainButton onClick={onCancel}>{t('share.cancel')}</PlainButton>
      </div>
    </form>
  )
}
