import { useT } from '#messages/index.ts'
import { boardKeys } from './board-keys.ts'

/** The board's keys in words, by what they are for. */
export function useBoardKeyGroups() {
  const t = useT()
  return boardKeys.map(({ group, keys }) => ({
    id: group,
    title: t(`board.keyGroup.${group}`),
    rows: keys.map(([id, shown]) => ({ id, label: t(`board.key.${id}`), keys: shown })),
  }))
}
