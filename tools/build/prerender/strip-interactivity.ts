/**
 * Rendered HTML as it is shown before its scripts have loaded: buttons and fields accept neither focus nor text, a form
 * cannot be submitted, and elements of the document's head are removed.
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
