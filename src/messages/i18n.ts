import { type Messages as LinguiMessages, setupI18n } from '@lingui/core'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { Locale } from './locale.ts'
import type { MessageKey, MessageValues } from './message-types.ts'
import { parseMessage } from './parse-message.ts'

const i18n = setupI18n()
const listeners = new Set<() => void>()

/** Messages as they are written, or as the build has parsed them. */
type Catalog = Readonly<Partial<Record<MessageKey, string | CompiledMessage>>>
/**
 * 'public' holds what is said outside the app: landing page, signing in, setting up; 'work' what is said
 * while working on an order, of changes,
 * and on the pages that few open first.
 */
export type MessageArea = 'app' | 'public' | 'work'

const catalogs: Record<MessageArea, Record<Locale, () => Promise<Catalog>>> = {
  app: {
    en: async () => (await import('./en.ts')).en,
    es: async () => (await import('./es.ts')).es,
  },
  public: {
    en: async () => (await import('./en-public.ts')).enPublic,
    es: async () => (await import('./es-public.ts')).esPublic,
  },
  work: {
    en: async () => (await import('./en-work.ts')).enWork,
    es: async () => (await import('./es-work.ts')).esWork,
  },
}

const areas = new Set<MessageArea>(['app'])
const loads = new Map<MessageArea, Promise<void>>()
let wanted: Locale = 'en'

/** Loads a language and speaks it from then on. Resolves when it does. */
export async function setLocale(locale: Locale): Promise<void> {
  wanted = locale
  await loadWanted()
}

/** Makes the messages of an area available, in this language and every later one. */
export function loadMessages(area: MessageArea): Promise<void> {
  const known = loads.get(area)
  if (known) return known
  areas.add(area)
  // Whoever asks meanwhile waits too; where it failed, the next one tries again.
  const load = loadWanted().catch((error: unknown) => {
    areas.delete(area)
    loads.delete(area)
    throw error
  })
  loads.set(area, load)
  return load
}

/** Where another language or area was wanted meanwhile, that is what is spoken in the end. */
async function loadWanted(): Promise<void> {
  const locale = wanted
  const parts = await Promise.all([...areas].map((area) => catalogs[area][locale]()))
  if (locale !== wanted || parts.length !== areas.size) return loadWanted()
  speak(locale, ...parts)
}

/** Speaks a language whose messages are at hand. */
export function speak(locale: Locale, ...parts: readonly Catalog[]): void {
  i18n.loadAndActivate({ locale, messages: compile(Object.assign({}, ...parts)) })
  if (typeof document !== 'undefined') document.documentElement.lang = locale
  for (const hear of listeners) hear()
}

export function currentLocale(): Locale {
  return i18n.locale === 'es' ? 'es' : 'en'
}

export function onLocaleChange(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

/** The message in the language spoken now. In components use `useT`, which follows changes. */
export function translate<Key extends MessageKey>(key: Key, ...values: MessageValues<Key>): string {
  return i18n._(key, values[0])
}

function compile(messages: Catalog): LinguiMessages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === 'string' ? parseMessage(message) : message,
    ]),
  )
}
