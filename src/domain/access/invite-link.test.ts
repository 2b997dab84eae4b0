import { expect, test } from 'vitest'
import { inviteLinkPath, parseInviteLink } from './invite-link.ts'

const link = { companyId: 'home', code: 'aB3dE6gH9jK2mN5pQ8sT1v' }

test('a link survives being written and read', () => {
  const [, fragment = ''] = inviteLinkPath(link).split('#')
  expect(parseInviteLink(fragment)).toEqual(link)
  expect(parseInviteLink(`#${fragment}`)).toEqual(link)
})

test.each([
  '',
  '#',
  'home',
  'home.short',
  `../x.${link.code}`,
  `home.${link.code}.x`,
  `home.${link.code}x`,
])('%j is not a link', (fragment) => {
  expect(parseInviteLink(fragment)).toBeNull()
})
