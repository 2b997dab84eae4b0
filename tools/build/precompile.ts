import type { Plugin } from 'vite'
import { enApp } from '#messages/en/app.ts'
import { enBritish } from '#messages/en/british.ts'
import { enPublic } from '#messages/en/public.ts'
import { enShare } from '#messages/en/share.ts'
import { enStart } from '#messages/en/start.ts'
import { esApp } from '#messages/es/app.ts'
import { esPublic } from '#messages/es/public.ts'
import { esShare } from '#messages/es/share.ts'
import { esStart } from '#messages/es/start.ts'
import { parseMessage } from '#messages/parse-message.ts'

const catalogs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  enApp,
  enBritish,
  enPublic,
  enShare,
  enStart,
  esApp,
  esPublic,
  esShare,
  esStart,
}

/** Replaces the catalogs with parsed ones, and the parser, which weighs twice the rest of the i18n code, with a stub. */
export function precompileMessages(): Plugin {
  const modules = precompiledMessages()
  return {
    name: 'precompile-messages',
    apply: 'build',
    enforce: 'pre',
    load: (id) => modules[/\/src\/messages\/(.+)$/.exec(id)?.[1] ?? ''],
  }
}

/** The replaced modules of `src/messages`: source text by path. */
export function precompiledMessages(): Readonly<Record<string, string>> {
  const modules = Object.entries(catalogs).map(([name, catalog]) => [
    `${name.slice(0, 2)}/${name.slice(2).toLowerCase()}.ts`,
    `export const ${name} = ${JSON.stringify(parsed(catalog))}`,
  ])
  return {
    ...Object.fromEntries(modules),
    'parse-message.ts': 'export const parseMessage = (text) => [text]',
  }
}

/** Messages without placeholders stay plain strings, which are shorter and need no parsing. */
function parsed(catalog: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(catalog).map(([key, text]) => {
      const message = parseMessage(text)
      const [only] = message
      return [key, message.length === 1 && typeof only === 'string' ? only : message]
    }),
  )
}
