import { atom, getDefaultStore } from 'jotai'
import * as v from 'valibot'
import { readStored, writeStored } from '#lib/browser-storage.ts'
import { parseJson } from '#lib/parse-json.ts'
import { locales } from '#messages/locale.ts'

export const themes = ['system', 'light', 'dark', 'sun'] as const
export const textSizes = ['normal', 'large', 'larger'] as const

const schema = v.object({
  theme: v.optional(v.fallback(v.picklist(themes), 'system'), 'system'),
  locale: v.optional(v.picklist(locales)),
  /** Single-letter shortcuts; WCAG 2.1.4 requires a way to switch them off. */
  letterKeys: v.optional(v.boolean(), true),
  /** Taller rows on a desktop. */
  comfortable: v.optional(v.boolean(), false),
  textSize: v.optional(v.fallback(v.picklist(textSizes), 'normal'), 'normal'),
  /** Moves the tab bar's actions within reach of the left thumb. */
  leftHanded: v.optional(v.boolean(), false),
  /** Notifies of new orders while the app is in the background. */
  notify: v.optional(v.boolean(), false),
  /** Also in the company's quiet hours. */
  notifyInQuiet: v.optional(v.boolean(), false),
  /** Asked once on Today; afterwards it can be changed in the settings. */
  notifyDismissed: v.optional(v.boolean(), false),
  installDismissed: v.optional(v.boolean(), false),
})

/** Settings of this device, not of the person or the company. */
export type DeviceSettings = v.InferOutput<typeof schema>

const storageKey = 'daybook:device'

export function readDeviceSettings(text: string | null): DeviceSettings {
  const parsed = v.safeParse(schema, parseJson(text))
  return parsed.success ? parsed.output : v.parse(schema, {})
}

const stored = atom<DeviceSettings>(readDeviceSettings(readStored(storageKey)))

// Other tabs follow a change.
stored.onMount = (set) => {
  const follow = ({ key, newValue }: StorageEvent): void => {
    if (key === storageKey) set(readDeviceSettings(newValue))
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** The settings; writing merges the changed fields and stores them on this device. */
export const deviceSettings = atom(
  (get) => get(stored),
  (get, set, changes: Partial<DeviceSettings>) => {
    const next = { ...get(stored), ...changes }
    set(stored, next)
    writeStored(storageKey, JSON.stringify(next))
  },
)

export function currentSettings(): DeviceSettings {
  return getDefaultStore().get(stored)
}
