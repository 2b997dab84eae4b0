import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { enStart } from '#messages/en/start.ts'
import { showMessages } from '#messages/i18n.ts'
import { LatestCard } from './latest-card.tsx'
import { PeopleCard } from './people-card.tsx'
import { StatusCard } from './status-card.tsx'
import { UnassignedCard } from './unassigned-card.tsx'

beforeAll(() => showMessages('en', enStart))

const cards = (isLoading: boolean) => [
  [<PeopleCard key="" atWork={[]} isLoading={isLoading} />, 'No technicians yet.'] as const,
  [<UnassignedCard key="" items={[]} isLoading={isLoading} />, 'No unassigned orders.'] as const,
  [<LatestCard key="" items={[]} people={[]} isLoading={isLoading} />, 'No changes'] as const,
  [<StatusCard key="" byStatus={[]} isLoading={isLoading} />, 'No open orders.'] as const,
]

test('no card claims to be empty while the first load is running', () => {
  for (const [card, words] of cards(true)) {
    const html = renderToStaticMarkup(card)
    expect(html).not.toContain(words)
    expect(html).toContain('aria-label="Loading the day"')
  }
})

test('an empty card says so once everything has loaded', () => {
  for (const [card, words] of cards(false)) expect(renderToStaticMarkup(card)).toContain(words)
})
