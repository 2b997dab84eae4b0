import { locales, type Locale } from '#messages/locale.ts'
import { appFile, prerenderedFiles, type PrerenderedPath } from './prerendered-paths.ts'

/** A prerendered page and the addresses of the files it needs. */
export interface PageAssets {
  readonly html: Readonly<Record<Locale, string>>
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  readonly messages: Readonly<Record<Locale, readonly string[]>>
  readonly fonts: readonly string[]
}

const slot = '<!-- prerendered -->'
const moduleScript = /[ \t]*<script type="module" crossorigin src="([^"]+)"><\/script>\n/g

/** The documents that the site serves, by file name, composed from the `index.html` that Vite built. */
export function composeDocuments(
  built: string,
  pages: Readonly<Record<PrerenderedPath, PageAssets>>,
): ReadonlyMap<string, string> {
  if (!built.includes(slot)) throw new Error(`${slot} is missing in index.html`)
  const paths = Object.keys(prerenderedFiles) as PrerenderedPath[]
  return new Map([
    ...paths.map((path) => [prerenderedFiles[path], composeDocument(built, pages[path])] as const),
    [appFile, built.replace(slot, '')],
  ])
}

/** The page and its styles load at once; scripts are fetched and run after the first paint. */
function composeDocument(built: string, assets: PageAssets): string {
  const start = [...built.matchAll(moduleScript)].map(([, address = '']) => address)
  if (start.length === 0) throw new Error('No script starts the app')
  const head = [
    ...assets.fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
    ),
    ...missing(built, assets.styles).map(
      (style) => `<link rel="stylesheet" crossorigin href="${style}">`,
    ),
    ...start.map((script) => later(script, ' data-start')),
    ...missing(built, assets.scripts).map((script) => later(script)),
  ]
  const templates = locales.map((locale) => {
    const messages = assets.messages[locale].map((script) => later(script))
    return `<template lang="${locale}">${messages.join('')}${assets.html[locale]}</template>`
  })
  return built
    .replaceAll(moduleScript, '')
    .replace('</head>', () => `${head.map((link) => `  ${link}\n  `).join('')}</head>`)
    .replace(slot, () => ['<div id="prerendered"></div>', ...templates].join('\n    '))
}

const missing = (built: string, addresses: readonly string[]) =>
  addresses.filter((address) => !built.includes(`"${address}"`))

const later = (script: string, more = '') =>
  `<link rel="later" crossorigin href="${script}"${more}>`
