import { enPublic } from '#messages/en-public.ts'
import { enWork } from '#messages/en-work.ts'
import { en } from '#messages/en.ts'
import { esPublic } from '#messages/es-public.ts'
import { esWork } from '#messages/es-work.ts'
import { es } from '#messages/es.ts'
import { parseMessage } from '#messages/parse-message.ts'

const catalogs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en,
  enPublic,
  enWork,
  es,
  esPublic,
  esWork,
}

/**
 * What the production build puts in the place of modules of this folder, by their names: the catalogs with
 * every message parsed, and no parser, which is twice as heavy as all else that speaks.
 */
export function precompiledMessages(): Readonly<Record<string, string>> {
  const modules = Object.entries(catalogs).map(([name, catalog]) => {
    const file = name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)
    return [`${file}.ts`, `export const ${name} = ${JSON.stringify(parsed(catalog))}`]
  })
  return {
    ...Object.fromEntries(modules),
    'parse-message.ts': 'export const parseMessage = (text) => [text]',
  }
}

/** Plain texts stay texts: shorter, and nothing is left to parse in them. */
function parsed(catalog: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(catalog).map(([key, text]) => {
      const message = parseMessage(text)
      const [only] = message
      return [key, message.length === 1 && typeof only === 'string' ? only : message]
    }),
  )
}
