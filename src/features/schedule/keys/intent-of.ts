/** What a key on the board asks for. */
export type Intent =
  | { readonly type: 'visit'; readonly by: -1 | 1; readonly isExtending: boolean }
  | { readonly type: 'lane'; readonly by: number; readonly isExtending: boolean }
  | { readonly type: 'laneEnd' | 'boardEnd'; readonly end: 'first' | 'last' }
  | { readonly type: 'day'; readonly by: -1 | 0 | 1 }
  | { readonly type: 'view'; readonly index: number }
  | { readonly type: 'zoom'; readonly by: -1 | 1 }
  | { readonly type: Command }

type Command =
  | 'open'
  | 'select'
  | 'selectLane'
  | 'unselect'
  | 'move'
  | 'resize'
  | 'assign'
  | 'suggest'
  | 'unassign'
  | 'lock'
  | 'send'
  | 'queue'
  | 'board'
  | 'map'
  | 'search'
  | 'help'
  | 'menu'

/** What a key asks for while a visit is being moved or resized. */
export type ModeIntent =
  | { readonly type: 'minutes'; readonly by: number }
  | { readonly type: 'lane' | 'day'; readonly by: -1 | 1 }
  | { readonly type: 'drop' | 'cancel' }

export interface Key {
  readonly key: string
  readonly isShift: boolean
  /** Ctrl, or Cmd on a Mac. */
  readonly isMod: boolean
  readonly isAlt: boolean
}

/** Lanes that Page Up and Page Down pass over. */
const pageLanes = 10

const named: Readonly<Record<string, Intent>> = {
  PageUp: { type: 'lane', by: -pageLanes, isExtending: false },
  PageDown: { type: 'lane', by: pageLanes, isExtending: false },
  Home: { type: 'laneEnd', end: 'first' },
  End: { type: 'laneEnd', end: 'last' },
  Enter: { type: 'open' },
  ' ': { type: 'select' },
  Escape: { type: 'unselect' },
  ContextMenu: { type: 'menu' },
}

const letters: Readonly<Record<string, Intent>> = {
  m: { type: 'move' },
  r: { type: 'resize' },
  a: { type: 'assign' },
  s: { type: 'suggest' },
  u: { type: 'unassign' },
  l: { type: 'lock' },
  d: { type: 'send' },
  q: { type: 'queue' },
  b: { type: 'board' },
  p: { type: 'map' },
  t: { type: 'day', by: 0 },
  '[': { type: 'day', by: -1 },
  ']': { type: 'day', by: 1 },
  '/': { type: 'search' },
  '?': { type: 'help' },
  '1': { type: 'view', index: 0 },
  '2': { type: 'view', index: 1 },
  '3': { type: 'view', index: 2 },
  '4': { type: 'view', index: 3 },
  '+': { type: 'zoom', by: 1 },
  '=': { type: 'zoom', by: 1 },
  '-': { type: 'zoom', by: -1 },
}

const withMod: Readonly<Record<string, Intent>> = {
  home: { type: 'boardEnd', end: 'first' },
  end: { type: 'boardEnd', end: 'last' },
  a: { type: 'selectLane' },
}

/** What a key on the board asks for; letters only count while single-letter shortcuts are on. */
export function intentOf(
  { key, isShift: isExtending, isMod, isAlt }: Key,
  hasLetters: boolean,
): Intent | null {
  if (isAlt) return null
  if (isMod) return withMod[key.toLowerCase()] ?? null
  if (key === 'ArrowLeft') return { type: 'visit', by: -1, isExtending }
  if (key === 'ArrowRight') return { type: 'visit', by: 1, isExtending }
  if (key === 'ArrowUp') return { type: 'lane', by: -1, isExtending }
  if (key === 'ArrowDown') return { type: 'lane', by: 1, isExtending }
  if (key === 'F10' && isExtending) return { type: 'menu' }
  return named[key] ?? (hasLetters ? (letters[key.toLowerCase()] ?? null) : null)
}

const snapMinutes = 15

/** What a key asks for while a visit is being moved or resized; null for keys that mean nothing then. */
export function modeIntentOf({ key, isShift }: Key): ModeIntent | null {
  const by = isShift ? 60 : snapMinutes
  switch (key) {
    case 'ArrowLeft':
      return { type: 'minutes', by: -by }
    case 'ArrowRight':
      return { type: 'minutes', by }
    case 'ArrowUp':
      return { type: 'lane', by: -1 }
    case 'ArrowDown':
      return { type: 'lane', by: 1 }
    case 'PageUp':
      return { type: 'day', by: -1 }
    case 'PageDown':
      return { type: 'day', by: 1 }
    case 'Enter':
      return { type: 'drop' }
    case 'Escape':
      return { type: 'cancel' }
    default:
      return null
  }
}
