import type { MailButton, MailContent } from './mail-content.ts'

const text = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;color:#1d2733'
const row = `padding:0 32px 16px;${text};font-size:16px;line-height:24px`
const quoteStyle = 'border-left:3px solid #c9d3de;padding-left:12px;white-space:pre-line'
const footerStyle = 'border-top:1px solid #c9d3de;padding-top:12px;white-space:pre-line'
const small = `padding:0 32px 12px;${text};font-size:13px;line-height:19px;color:#55606d`

/** A mail as HTML that old mail programs can show, without any image. */
export function toHtml(content: MailContent): string {
  const { language, subject, heading, paragraphs, quote, button, smallPrint } = content
  const { sender, footer } = content
  const rows = [
    cell(
      `padding:32px 32px 8px;${text};font-size:13px;font-weight:600;color:#1f5fa8`,
      sender === undefined ? 'Daybook' : `${escape(sender)} · Daybook`,
    ),
    cell(
      `padding:0 32px 16px;${text};font-size:24px;line-height:30px;font-weight:600`,
      `<h1 style="margin:0;font-size:24px;line-height:30px">${escape(heading)}</h1>`,
    ),
    ...paragraphs.map((paragraph) => cell(row, escape(paragraph))),
    ...(quote === undefined
      ? []
      : [cell(row, `<div style="${quoteStyle}">${escape(quote)}</div>`)]),
    ...(button ? buttonRows(button) : []),
    ...smallPrint.map((line) => cell(small, escape(line))),
    ...(footer === undefined
      ? []
      : [cell(small, `<div style="${footerStyle}">${escape(footer)}</div>`)]),
    cell('padding:0 0 20px', ''),
  ]
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `<meta name="color-scheme" content="light"><title>${escape(subject)}</title></head>`,
    '<body style="margin:0;padding:24px 8px;background:#eef2f6">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">',
    '<table role="presentation" cellpadding="0" cellspacing="0" ',
    'style="width:100%;max-width:560px;background:#ffffff;border-radius:12px">',
    ...rows,
    '</table></td></tr></table></body></html>',
  ].join('')
}

function buttonRows({ label, url: plainUrl, pasteHint }: MailButton): readonly string[] {
  const url = escape(plainUrl)
  return [
    cell('padding:8px 32px 24px', buttonOf(url, escape(label))),
    cell(small, `${escape(pasteHint)}<br><a href="${url}" style="color:#1f5fa8">${url}</a>`),
  ]
}

function cell(style: string, html: string): string {
  return `<tr><td style="${style};word-break:break-word">${html}</td></tr>`
}

/** A table, because some mail programs give a link no background. */
function buttonOf(url: string, label: string): string {
  return (
    '<table role="presentation" cellpadding="0" cellspacing="0"><tr>' +
    '<td bgcolor="#1f5fa8" style="border-radius:8px">' +
    `<a href="${url}" style="display:inline-block;padding:13px 24px;${text};font-size:16px;` +
    `font-weight:600;color:#ffffff;text-decoration:none">${label}</a></td></tr></table>`
  )
}

function escape(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
