const prefix = 'daybook:draft:'

/** What was typed and not yet saved, kept on this device; never passwords. */
export function readDraft(name: string): unknown {
  try {
    const text = localStorage.getItem(prefix + name)
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** A browser without storage simply keeps no draft. */
export function writeDraft(name: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value))
  } catch {
    return
  }
}

export function dropDraft(name: string): void {
  try {
    localStorage.removeItem(prefix + name)
  } catch {
    return
  }
}
