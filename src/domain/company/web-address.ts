/** What was typed as a page of the web, 'harbour.example', as it is stored; '' for nothing, null for anything else. */
export function webAddress(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return ''
  const full = /^[a-z]+:/i.test(text) ? text : `https://${text}`
  const isPage = /^https?:\/\/[^\s/?#:@]+\.[^\s/?#:@]+(:\d+)?([/?#]\S*)?$/i.test(full)
  return isPage && full.length <= 198
    ? full.replace(/^https?/i, (scheme) => scheme.toLowerCase())
    : null
}
