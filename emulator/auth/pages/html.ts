const style = `
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:3rem auto;padding:0 1rem}
h1{font-size:1.6rem;line-height:1.2}
a{color:light-dark(#0b5cab,#7cb4f2)}
table{border-collapse:collapse;width:100%}
th,td{text-align:start;padding:.6rem .8rem .6rem 0;border-bottom:1px solid light-dark(#ccc,#444)}
label{display:block}
input,button{box-sizing:border-box;min-height:2.75rem;padding:0 .8rem;font:inherit}
input{display:block;width:100%;max-width:22rem;margin:.3rem 0 1rem}
@media (width<40rem){
body{margin-top:1.5rem}
}`

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
