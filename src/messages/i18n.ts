import { type Messages as LinguiMessages, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Locale } from './locale.ts'
import type { MessageKey, MessageValues } from './message-types.ts'

const i18n = setupI18n()
const listeners = new Set<() => void>()

const catalogs: Record<Locale, () => Promise<Readonly<Record<MessageKey, string>>>> = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
}

/** Loads a language and speaks it from then on. Resolves when it does. */
export async function setLocale(locale: Locale): Promise<void> {
  speak(locale, await catalogs[locale]())
}

/** Speaks a language whose messages are at hand. */
export function speak(locale: Locale, messages: Readonly<Record<MessageKey, string>>): void {
  i18n.loadAndActivate({ locale, messages: compile(messages) })
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

function compile(messages: Readonly<Record<string, string>>): LinguiMessages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [
      key,
      /[{'#]/.test(text) ? compileMessage(text) : [text],
    ]),
  )
}
