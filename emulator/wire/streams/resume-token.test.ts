import { expect, test } from 'vitest'
import { createResumeTokens } from './resume-token.ts'

test('decodes its own tokens and no others', () => {
  const tokens = createResumeTokens('here')
  const version = '2026-01-02T03:04:05.000006Z'
  expect(tokens.decode(tokens.encode(version))).toBe(version)
  expect(tokens.decode(createResumeTokens('there').encode(version))).toBeUndefined()
  for (const token of ['', 'nonsense', '%%%', Buffer.from('1|here').toString('base64')])
    expect(tokens.decode(token)).toBeUndefined()
})
