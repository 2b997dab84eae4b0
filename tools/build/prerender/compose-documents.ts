import { locales, type Locale } from '#messages/locale.ts'
import { appFile, prerenderedFiles, type PrerenderedPath } from './prerendered-paths.ts'

/** What a drawn page needs besides that which every page loads, as addresses. */
export interface PageAssets {
  readonly drawn: Readonly<Record<Locale, string>>
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  readonly words: Readonly<Record<Locale, readonly string[]>>
  readonly fonts: readonly string[]
}

const place = '<!-- drawn -->'
const module = /[ \t]*<script type="module" crossorigin src="([^"]+)"><\/script>\n/g

/** The documents that the site serves, made of the one that was built: by file name. */
export function composeDocuments(
  built: string,
  pages: Readonly<Record<PrerenderedPath, PageAssets>>,
): ReadonlyMap<string, string> {
  if (!built.includes(place)) throw new Error(`${place} is missing in index.html`)
  const paths = Object.keys(prerenderedFiles) as PrerenderedPath[]
  return new Map([
    ...paths.map(
      (path) => [prerenderedFiles[path], composeDocument(built, path, pages[path])] as const,
    ),
    [appFile, built.replace(place, '')],
  ])
}

/** The drawing and its styles first; scripts are fetched and run when it was painted. */
function composeDocument(built: string, path: PrerenderedPath, parts: PageAssets): string {
  const start = [...built.matchAll(module)].map(([, address = '']) => address)
  if (start.length === 0) throw new Error('No script starts the app')
  const head = [
    ...parts.fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
    ),
    ...missing(built, parts.styles).map(
      (style) => `<link rel="stylesheet" crossorigin href="${style}">`,
    ),
    ...start.map((script) => later(script, ' data-start')),
    ...missing(built, parts.scripts).map((script) => later(script)),
  ]
  const templates = locales.map((locale) => {
    const words = parts.words[locale].map((script) => later(script))
    return `<template lang="${locale}">${words.join('')}${parts.drawn[locale]}</template>`
  })
  const guests = path === '/login' ? ' data-for="guests"' : ''
  return built
    .replaceAll(module, '')
    .replace('</head>', () => `${head.map((link) => `  ${link}\n  `).join('')}</head>`)
    .replace(place, () => [`<div id="drawn"${guests}></div>`, ...templates].join('\n    '))
}

const missing = (built: string, addresses: readonly string[]) =>
  addresses.filter((address) => !built.includes(`"${address}"`))

const later = (script: string, more = '') =>
  `<link rel="later" crossorigin href="${script}"${more}>`
