import type { ThreadItem } from '#data/index.ts'
import { useActor } from '#data/react.ts'
import { useT } from '#messages/index.ts'

/** The display title of a conversation. */
export function useThreadTitle(): (item: Pick<ThreadItem, 'thread' | 'title'>) => string {
  const t = useT()
  const me = useActor()?.uid
  return ({ thread, title }) => {
    if (thread.kind === 'team') return t('chat.everyone')
    if (thread.kind === 'office')
      return thread.uid === me ? t('chat.office') : t('chat.withOffice', { name: title })
    return title === '' ? t('chat.someone') : title
  }
}
