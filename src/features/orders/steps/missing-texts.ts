import type { Translate } from '#messages/index.ts'

/** What an order was completed without: '1 photo', 'signature'. Unknown codes are left out. */
export function missingTexts(t: Translate, lacks: readonly string[]): readonly string[] {
  return lacks.flatMap((word) => {
    const [what = '', number = ''] = word.split(':')
    const count = Number(number)
    if (what === 'photos') return [t('orders.missing.photos', { count })]
    if (what === 'answers') return [t('orders.missing.answers', { count })]
    if (what === 'parts' || what === 'signature' || what === 'resolution') {
      return [t(`orders.missing.${what}`)]
    }
    return []
  })
}
