const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:3rem auto;padding:0 1rem}' +
  'table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4rem .8rem .4rem 0;' +
  'border-bottom:1px solid #ccc}'

/** The HTML of a small page without scripts. `body` is HTML, `title` is text, `language` a BCP 47 tag. */
export function page(title: string, body: string, language = 'en'): string {
  const heading = escapeHtml(title)
  return (
    `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width">' +
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'">' +
    `<title>${heading}</title><style>${style}</style><h1>${heading}</h1>${body}</html>`
  )
}

/** Escapes text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
