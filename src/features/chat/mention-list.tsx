import { Initials } from '#components/contact/person-name.tsx'
import { useT } from '#messages/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { Mentions } from './use-mentions.ts'
import styles from './mention-list.module.css'

/** People who can be mentioned, shown above the field, which keeps the focus. */
export function MentionList({ mentions }: { mentions: Mentions }) {
  const t = useT()
  const { suggested, marked, listId, optionId, pick } = mentions
  return (
    <>
      <VisuallyHidden>
        <output>
          {suggested.length > 0 && t('chat.mentionResults', { count: suggested.length })}
        </output>
      </VisuallyHidden>
      {suggested.length > 0 && (
        <div id={listId} role="menu" aria-label={t('chat.mention')} className={styles.list}>
          {suggested.map((person) => (
            <button
              key={person.id}
              id={optionId(person)}
              type="button"
              role="menuitem"
              tabIndex={-1}
              data-marked={person === marked || undefined}
              className={styles.person}
              // Keeps the focus in the field, and a phone's keyboard open.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(person)}
            >
              <Initials name={person.name} userId={person.id} />
              <span className={styles.name}>{person.name}</span>
              <span className={styles.role}>{t(`role.${person.role}`)}</span>
            </button>
          ))}
        </div>
      )}
    </>
  )
}
