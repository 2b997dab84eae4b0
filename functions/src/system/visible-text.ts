/** Control characters and those that reverse the direction of what follows; emoji are joined by some of this kind. */
const invisible = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}]/gu

/** A text that someone typed, without what cannot be seen and what makes the rest read as something else. */
export function visibleText(text: string): string {
  return text.replaceAll(invisible, '')
}
