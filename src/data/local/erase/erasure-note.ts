import * as v from 'valibot'

/** What is to be erased from this device at the next start, when no page holds any of it any more. */
const schema = v.object({
  users: v.array(
    v.object({
      uid: v.string(),
      /** Whether the person has confirmed that unsent work goes too. */
      discards: v.boolean(),
    }),
  ),
  /** Everything is deleted for every page; only its bytes may still be in the browser's files. */
  erased: v.boolean(),
})
export type ErasureNote = v.InferOutput<typeof schema>

const key = 'daybook:erasure'

export function readErasure(): ErasureNote | undefined {
  try {
    const text = globalThis.localStorage.getItem(key)
    const parsed = v.safeParse(schema, JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** Tells the next start and this device's other tabs; false if the browser has no localStorage. */
export function noteErasure(uid: string, discards: boolean): boolean {
  const others = readErasure()?.users.filter((user) => user.uid !== uid) ?? []
  return write({ users: [...others, { uid, discards }], erased: false })
}

export function noteErased(): void {
  write({ users: [], erased: true })
}

export function dropErasure(): void {
  try {
    globalThis.localStorage.removeItem(key)
  } catch {
    // Without localStorage there is no note.
  }
}

/** Calls back when another tab has asked for everything to be erased. */
export function onErasureElsewhere(callback: () => void): () => void {
  const onStorage = ({ key: changed, newValue }: StorageEvent): void => {
    if (changed === key && newValue !== null && readErasure()?.erased === false) callback()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

function write(note: ErasureNote): boolean {
  try {
    globalThis.localStorage.setItem(key, JSON.stringify(note))
    return true
  } catch {
    return false
  }
}
