import type { Plugin } from 'vite'
import { noScriptHtml } from '#features/landing/no-script-html.ts'

/** Puts the text for browsers without JavaScript into `index.html`. */
export function noScriptText(): Plugin {
  return {
    name: 'no-script-text',
    transformIndexHtml: (html) => html.replace('<!-- no-script-text -->', noScriptHtml),
  }
}
