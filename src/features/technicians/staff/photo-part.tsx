import { PersonPicture } from '#components/picture/person-picture.tsx'
import { PictureField } from '#components/picture/picture-field.tsx'
import { unsentIds } from '#data/index.ts'
import { useLive, useMutate } from '#data/react.ts'
import type { StaffPerson } from './staff-card.tsx'
import styles from './staff.module.css'

/** A person's photo, and the buttons of those who may change it. */
export function PhotoPart({ person, mayEdit }: { person: StaffPerson; mayEdit: boolean }) {
  const mutate = useMutate()
  const unsent = useLive(unsentIds('pictures'))
  const picture = <PersonPicture name={person.name} userId={person.id} />
  return (
    <div className={styles.photo}>
      {mayEdit ? (
        <PictureField
          pictureId={person.id}
          isUnsent={unsent?.has(person.id) ?? false}
          onSet={(fields) => mutate('picture/set', { pictureId: person.id, ...fields })}
          onRemove={() => mutate('picture/remove', { pictureId: person.id })}
        >
          {picture}
        </PictureField>
      ) : (
        picture
      )}
    </div>
  )
}
