import { useState } from 'react'
import { Card } from '#ui/layout/card.tsx'
import { useShareText } from '../language.tsx'
import form from '../parts/form.module.css'
import { PlainButton } from '../parts/plain-button.tsx'
import { SendProblem } from '../parts/send-problem.tsx'
import { TextInput } from '../parts/text-input.tsx'
import { useSending } from '../parts/use-sending.ts'
import type { Share } from '../use-share.ts'
import { StarInput } from './star-input.tsx'

/** Asks once how the visit was. */
export function RateForm({ send }: { send: Share['send'] }) {
  const t = useShareText()
  const [stars, setStars] = useState(0)
  const [comment, setComment] = useState('')
  const { formProps, wasTried, isSending, problem } = useSending(stars > 0, () =>
    send({ kind: 'rate', stars, comment: comment.trim() }),
  )
  return (
    <Card>
      <form className={form.form} {...formProps}>
        <StarInput
          label={t('share.rate')}
          value={stars}
          onValue={setStars}
          error={wasTried && stars === 0 ? t('share.starsMissing') : ''}
        />
        <TextInput
          label={t('share.comment')}
          hint={t('share.optional')}
          rows={3}
          maxLength={500}
          value={comment}
          onValue={setComment}
        />
        <SendProblem problem={problem} />
        <div className={form.buttons}>
          <PlainButton type="submit" variant="primary" pending={isSending}>
            {t('share.sendRating')}
          </PlainButton>
        </div>
      </form>
    </Card>
  )
}
