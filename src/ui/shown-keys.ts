/** 'mod+k' as ['Ctrl', 'K'] (or the Mac's symbol), 'g o' as ['G', 'O'], 'mod+enter' as ['Ctrl', 'Enter']. */
export function shownKeys(keys: string): readonly string[] {
  const mac = /Mac|iPhone|iPad/.test(navigator.userAgent)
  return keys
    .split(/[+ ]/)
    .map((key) =>
      key === 'mod' ? (mac ? '⌘' : 'Ctrl') : key.charAt(0).toUpperCase() + key.slice(1),
    )
}
