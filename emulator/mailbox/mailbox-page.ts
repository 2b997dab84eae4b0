import { escapeHtml } from '#emulator/auth/pages/html.ts'
import type { PageText } from '#emulator/auth/pages/page-text.ts'
import type { MailboxEntry } from './mailbox-entries.ts'
import { mailboxStyle } from './mailbox-style.ts'

interface MailboxPage {
  readonly text: PageText
  readonly entries: readonly MailboxEntry[]
  /** The message that is open. */
  readonly chosen: MailboxEntry | undefined
  readonly isUnread: (entry: MailboxEntry) => boolean
  /** Whether the open message is shown as plain text. */
  readonly asText: boolean
  /** Milliseconds since the epoch. */
  readonly now: number
}

const root = '/emulator/mailbox'

/** The list of messages beside the one that is open; on a narrow screen one of them. */
export function mailboxPage({ text, entries, chosen, isUnread, asText, now }: MailboxPage): string {
  const unread = entries.filter(isUnread).length
  // What the page is about is its main part: the open message, or else the list.
  const [list, heading] = chosen ? ['nav', 'h2'] : ['main', 'h1']
  const count = unread > 0 ? `(${unread}) ` : ''
  return [
    `<!doctype html><html lang="${text.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${count}${escapeHtml(chosen?.subject ?? text.mailbox)}</title>`,
    `<style>${mailboxStyle}</style></head>`,
    `<body class="${chosen ? 'open' : ''}">`,
    `<${list} class="messages" aria-label="${text.messages}"><header><${heading}>${text.mailbox}</${heading}>`,
    unread > 0
      ? `<form method="post" action="${root}/read"><button>${text.markAllRead}</button></form>`
      : '',
    '</header>',
    listOf({ text, entries, chosen, isUnread, now }),
    `</${list}>`,
    chosen ? messageOf(text, chosen, asText) : emptyOf(text, entries.length > 0),
    `<script src="${root}/script.js" defer></script></body></html>`,
  ].join('')
}

function listOf({ text, entries, chosen, isUnread, now }: Omit<MailboxPage, 'asText'>): string {
  if (entries.length === 0)
    return `<div id="list" class="none"><p>${text.empty}</p><p>${text.howItFills}</p></div>`
  const rows = entries.map((entry) => {
    const mark = isUnread(entry) ? `<span class="dot"><span>${text.unread}</span></span>` : ''
    return (
      `<li><a href="${root}/${encodeURIComponent(entry.id)}"` +
      `${entry === chosen ? ' aria-current="page"' : ''}${mark === '' ? '' : ' class="unread"'}>` +
      `${mark}<span class="to">${escapeHtml(entry.to)}</span>${shortTimeOf(entry, text, now)}` +
      `<span class="subject">${escapeHtml(entry.subject)}${problemOf(entry, text)}</span></a></li>`
    )
  })
  return `<ul id="list">${rows.join('')}</ul>`
}

function messageOf(text: PageText, entry: MailboxEntry, asText: boolean): string {
  const { subject, to, html, from = '', replyTo = '' } = entry
  const senders = [
    [text.from, from],
    [text.repliesTo, replyTo],
  ].filter(([, who]) => who !== '')
  const address = `${root}/${encodeURIComponent(entry.id)}`
  const view = (label: string, target: string, isCurrent: boolean): string =>
    `<a href="${target}"${isCurrent ? ' aria-current="true"' : ''}>${label}</a>`
  return [
    '<main class="message"><header>',
    `<a class="back" href="${root}">← ${text.back}</a>`,
    `<h1>${escapeHtml(subject)}${problemOf(entry, text)}</h1>`,
    ...senders.map(([word = '', who = '']) => `<p>${word} <strong>${escapeHtml(who)}</strong></p>`),
    `<p>${text.to} <strong>${escapeHtml(to)}</strong> · ${longTimeOf(entry, text)}</p>`,
    html === ''
      ? ''
      : `<p class="views">${view(text.asHtml, address, !asText)} ${view(text.asText, `${address}?view=text`, asText)}</p>`,
    '</header>',
    asText
      ? `<pre>${withLinks(entry.text)}</pre>`
      : `<iframe title="${escapeHtml(subject)}" src="${address}/body" ` +
        'sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>',
    '</main>',
  ].join('')
}

function emptyOf(text: PageText, hasMessages: boolean): string {
  return `<aside class="message empty"><p>${hasMessages ? text.choose : text.empty}</p></aside>`
}

function problemOf({ problem }: MailboxEntry, text: PageText): string {
  return problem === undefined ? '' : ` <em>${text.failedMail}</em>`
}

/** The time of a message of today, otherwise its day. */
function shortTimeOf({ at }: MailboxEntry, { language }: PageText, now: number): string {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' })
  return timeElement(at, date.format(at) === date.format(now) ? time.format(at) : date.format(at))
}

function longTimeOf({ at }: MailboxEntry, { language }: PageText): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' })
  return timeElement(at, format.format(at))
}

function timeElement(at: number, words: string): string {
  return `<time datetime="${new Date(at).toISOString()}">${words}</time>`
}

/** Escaped text whose addresses are links. */
function withLinks(text: string): string {
  return escapeHtml(text).replaceAll(
    /https?:\/\/[^\s<>"]+/g,
    (url) => `<a href="${url}" target="_blank" rel="noreferrer">${url}</a>`,
  )
}
