/**
 * Drawn HTML as it is shown before there is code behind it: what only code can answer takes neither focus
 * nor text, a form sends nothing, and what belongs into the document's head is left out.
 */
export function stripInteractivity(html: string): string {
  return html
    .replaceAll(/<title>.*?<\/title>|<link [^>]*>/g, '')
    .replaceAll(
      /<form( [^>]*)?>/g,
      (_, given: string = '') => `<div${given.replace(' noValidate=""', '')}>`,
    )
    .replaceAll('</form>', '</div>')
    .replaceAll('<button ', '<button inert ')
    .replaceAll('<input ', '<input inert readonly ')
}
