import { problemText } from '#components/text/problem-text.ts'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useData } from '#data/react.ts'
import { limits } from '#domain/entities/fields.ts'
import { type Photo, photoPhases, type PhotoPhase } from '#domain/entities/photo.ts'
import { useT } from '#messages/index.ts'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useAutosaveText } from '../detail/use-autosave-text.ts'
import styles from './photos.module.css'

/** The photo's phase and caption. */
export function PhotoFields({ photo }: { photo: Photo }) {
  const t = useT()
  const data = useData()
  const reportProblem = useProblemToast()
  const slot = `photos/${photo.id}/caption`
  const argsOf = (caption: { from: string; to: string }) => ({
    photoId: photo.id,
    about: photo.about,
    edits: { caption },
  })
  const caption = useAutosaveText(photo.caption, {
    draft: (edit) =>
      data.keepDraft(slot, edit && { name: 'photo/edit' as const, args: argsOf(edit) }),
    save: (edit) => data.mutate('photo/edit', argsOf(edit), { draft: slot }),
  })

  async function put(to: PhotoPhase) {
    const edits = { phase: { from: photo.phase, to } }
    const result = await data.mutate('photo/edit', { photoId: photo.id, about: photo.about, edits })
    if (!result.ok) reportProblem(result.problem)
  }

  return (
    <div className={styles.add} data-unsaved={caption.unsaved || undefined}>
      <ChipRow label={t('photo.stage')} wrap>
        {photoPhases.map((each) => (
          <Chip key={each} isSelected={photo.phase === each} onPress={() => void put(each)}>
            {t(`photo.phase.${each}`)}
          </Chip>
        ))}
      </ChipRow>
      <TextField
        label={t('photo.caption')}
        maxLength={limits.line}
        value={caption.text}
        error={caption.problem ? problemText(t, caption.problem) : undefined}
        onChange={(event) => caption.type(event.target.value)}
        onBlur={caption.save}
      />
    </div>
  )
}
