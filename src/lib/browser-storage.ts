type Kind = 'localStorage' | 'sessionStorage'

/** The browser's storage; undefined where it is forbidden: some private windows throw when it is accessed. */
export function browserStorage(kind: Kind = 'localStorage'): Storage | undefined {
  try {
    return globalThis[kind]
  } catch {
    return undefined
  }
}

/** The text stored under a key; null without one. */
export function readStored(key: string, kind?: Kind): string | null {
  return browserStorage(kind)?.getItem(key) ?? null
}

/** Stores a text, or removes it (null). A full storage is reported and keeps what it had. */
export function writeStored(key: string, text: string | null, kind?: Kind): void {
  try {
    if (text === null) browserStorage(kind)?.removeItem(key)
    else browserStorage(kind)?.setItem(key, text)
  } catch (error) {
    reportError(error)
  }
}
