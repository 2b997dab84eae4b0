import { expect, test } from 'vitest'
import { undoKey } from '#components/undo/undo-key.ts'
import { boardKeys } from './board-keys.ts'
import { intentOf, type Key, modeIntentOf } from './intent-of.ts'

const names: Readonly<Record<string, string>> = {
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  PgUp: 'PageUp',
  PgDn: 'PageDown',
  Space: ' ',
  Esc: 'Escape',
}
const held = ['Ctrl', 'Shift']

test('the board or its page answers every key that it lists', () => {
  for (const { group, keys } of boardKeys)
    for (const [command, shown] of keys)
      for (const key of shown.filter((one) => !held.includes(one))) {
        const pressed: Key = {
          key: names[key] ?? key,
          isShift: shown.some((one) => one === 'Shift'),
          isMod: shown.some((one) => one === 'Ctrl'),
          isAlt: false,
        }
        const answer =
          group === 'moving' ? modeIntentOf(pressed) : (intentOf(pressed, true) ?? undoKey(pressed))
        expect(answer, command).not.toBeNull()
      }
})
