import { type Messages as LinguiMessages, setupI18n } from '@lingui/core'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { createLiveValue } from '#lib/live-value.ts'
import { isBritish, type Locale } from './locale.ts'
import type { MessageKey, MessageValues } from './message-types.ts'
import { parseMessage } from './parse-message.ts'

const i18n = setupI18n()
const current = createLiveValue<Locale>('en')

/** Messages as they are written, or as the build has parsed them. */
type Catalog = Readonly<Partial<Record<MessageKey, string | CompiledMessage>>>

/**
 * `start`: the frame, the lists of orders and Today, loaded before the first paint. `app`: everything else behind the
 * sign-in. `public`: landing page, signing in, setting up.
 */
export type MessageArea = 'start' | 'app' | 'public'
type LaterArea = Exclude<MessageArea, 'start'>

const catalogs: Record<MessageArea, Record<Locale, () => Promise<Catalog>>> = {
  start: {
    en: async () => (await import('./en/start.ts')).enStart,
    es: async () => (await import('./es/start.ts')).esStart,
  },
  app: {
    en: async () => {
      const british = isBritish() ? import('./en/british.ts') : null
      const { enApp } = await import('./en/app.ts')
      return { ...enApp, ...(await british)?.enBritish }
    },
    es: async () => (await import('./es/app.ts')).esApp,
  },
  public: {
    en: async () => (await import('./en/public.ts')).enPublic,
    es: async () => (await import('./es/public.ts')).esPublic,
  },
}

const areas = new Set<MessageArea>(['start'])
const loads = new Map<LaterArea, Promise<void>>()
let wanted: Locale = 'en'

/** Loads a language and speaks it from then on. Resolves when it does. */
export async function setLocale(locale: Locale): Promise<void> {
  wanted = locale
  await loadWanted()
}

/** Makes the messages of an area available, in this language and every later one. */
export function loadMessages(area: LaterArea): Promise<void> {
  const known = loads.get(area)
  if (known) return known
  areas.add(area)
  // Later calls share this load; after a failure the next one tries again.
  const load = loadWanted().catch((error: unknown) => {
    areas.delete(area)
    loads.delete(area)
    throw error
  })
  loads.set(area, load)
  return load
}

/**
 * Loads code and the messages of its area side by side: `withMessages(async () => (await import('./x.tsx')).X)`.
 * `start` is there before anything is rendered.
 */
export async function withMessages<T>(
  load: () => Promise<T>,
  area: MessageArea = 'app',
): Promise<T> {
  const [loaded] = await Promise.all([load(), area !== 'start' && loadMessages(area)])
  return loaded
}

/** If another language or area was asked for meanwhile, that one is spoken in the end. */
async function loadWanted(): Promise<void> {
  const locale = wanted
  const parts = await Promise.all([...areas].map((area) => catalogs[area][locale]()))
  if (locale !== wanted || parts.length !== areas.size) return loadWanted()
  showMessages(locale, ...parts)
}

/** Makes a language current whose messages are loaded. */
export function showMessages(locale: Locale, ...parts: readonly Catalog[]): void {
  i18n.loadAndActivate({ locale, messages: compile(Object.assign({}, ...parts)) })
  if (typeof document !== 'undefined') document.documentElement.lang = locale
  current.set(locale)
}

export const currentLocale = current.get
export const onLocaleChange = current.subscribe

/** The message in the current language. In components use `useT`, which follows changes. */
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
