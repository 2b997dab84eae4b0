import { useState } from 'react'
import { useT } from '#messages/index.ts'
import { TextField } from '#ui/form/text-field.tsx'
import type { Place } from './use-place.ts'

/** Takes coordinates or the link of a map. */
export function PlaceTextField({ place }: { place: Place }) {
  const t = useT()
  const { text, read, refusals } = place
  const [hasLeft, setHasLeft] = useState(false)
  const isWrong =
    read?.kind === 'shortLink' || (read?.kind === 'unknown' && (hasLeft || refusals > 0))
  return (
    <TextField
      label={t('place.text')}
      optionalLabel={t('form.optional')}
      description={t('place.textHint')}
      name="place.text"
      autoComplete="off"
      spellCheck={false}
      value={text}
      error={isWrong ? t(`place.${read.kind}`) : undefined}
      onBlur={() => setHasLeft(true)}
      onChange={({ target }) => {
        setHasLeft(false)
        place.setText(target.value)
      }}
    />
  )
}
