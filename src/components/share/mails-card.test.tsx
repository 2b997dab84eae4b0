import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import type { ShareItem } from '#domain/share/share-item.ts'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { showMessages } from '#messages/i18n.ts'
import { MailsCard } from './mails-card.tsx'

vi.mock('../text/when-text.tsx', () => ({ WhenText: ({ at }: { at: string }) => at }))

beforeAll(() => showMessages('en', enStart, enApp))

function item(id: string, more: object): ShareItem {
  const share = { id, mailTo: '', reminder: 0, createdAt: '', ...more }
  return { share, createdBy: 'Maya Chen', isUnsent: false } as unknown as ShareItem
}

function textOf(...shares: readonly ShareItem[]): string {
  const html = renderToStaticMarkup(
    <MailsCard shares={shares} document="Estimate" actions="Again" />,
  )
  return html.replaceAll(/<[^>]+>/gu, '|')
}

test('each mail says when, to which address and by which member', () => {
  const mail = { mailTo: 'office@orchard.test', createdAt: '2026-11-30T10:12:00Z' }
  const text = textOf(item('s1', mail), item('s2', { ...mail, reminder: 1 }))
  for (const part of ['Estimate', '2026-11-30T10:12:00Z', mail.mailTo, 'Maya Chen', 'Again'])
    expect(text).toContain(part)
  expect(text.match(/Estimate/gu)).toHaveLength(1)
})

test('a link that was only copied is no mail', () => {
  expect(textOf(item('s1', {}))).toBe('')
})
