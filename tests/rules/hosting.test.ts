import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { appFile, prerenderedFiles } from '../../tools/build/prerender/prerendered-paths.ts'

const header = v.object({ key: v.string(), value: v.string() })
const file = v.object({
  hosting: v.object({
    public: v.string(),
    rewrites: v.array(
      v.object({
        source: v.string(),
        destination: v.optional(v.string()),
        function: v.optional(v.object({ functionId: v.string(), region: v.string() })),
      }),
    ),
    headers: v.array(v.object({ source: v.string(), headers: v.array(header) })),
  }),
})
const { hosting } = v.parse(file, JSON.parse(readFileSync('firebase.json', 'utf8')))

/** The functions that the app calls. */
const callables = [
  'share',
  'answerShare',
  'payShare',
  'onlinePayments',
  'restoreCompany',
  'sendPasswordMail',
  'createPortalLink',
  'exportAuditLog',
]

const customersPage = '/@(p|p.html)'

function valueOf(source: string, key: string): string {
  const rule = hosting.headers.find((one) => one.source === source)
  return rule?.headers.find((one) => one.key === key)?.value ?? ''
}

describe('firebase.json', () => {
  it('serves the app on every path', () => {
    expect(hosting).toMatchObject({
      public: 'dist',
      rewrites: [
        ...callables.map((functionId) => ({
          source: `/api/${functionId}`,
          function: { functionId, region: 'us-central1' },
        })),
        { source: '/login', destination: `/${prerenderedFiles['/login']}` },
        { source: '/p', destination: '/p.html' },
        { source: '**', destination: `/${appFile}` },
      ],
    })
  })

  it('allows caching without revalidation only for files with a hash in their name', () => {
    expect(valueOf('**', 'Cache-Control')).toBe('no-cache')
    expect(valueOf('/assets/**', 'Cache-Control')).toContain('immutable')
    const cached = hosting.headers.filter(({ headers }) =>
      headers.some(({ key, value }) => key === 'Cache-Control' && value !== 'no-cache'),
    )
    expect(cached.map(({ source }) => source)).toEqual(['/assets/**', customersPage])
  })

  it('keeps the page of a customer’s link out of caches, searches and other sites’ logs', () => {
    expect(valueOf(customersPage, 'Cache-Control')).toBe('no-store')
    expect(valueOf(customersPage, 'X-Robots-Tag')).toContain('noindex')
    expect(valueOf(customersPage, 'Referrer-Policy')).toBe('no-referrer')
    const policy = valueOf(customersPage, 'Content-Security-Policy')
    // Nothing from other sites, nothing inline but the company's logo; of several rules for a path the last one counts.
    expect(policy).toMatch(/^default-src 'none';/)
    expect(policy.replace("img-src 'self' data:;", '')).not.toMatch(/https?:|unsafe|data:|blob:/)
    expect(hosting.headers.at(-1)?.source).toBe(customersPage)
  })

  it('allows connections to the app’s own origin and to Firebase, but not to localhost', () => {
    const policy = valueOf('**', 'Content-Security-Policy')
    const sources = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ')
    expect(sources).toEqual([
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firestore.googleapis.com',
    ])
    expect(policy).not.toMatch(/http:|localhost|127\.0\.0\.1/)
  })

  it('allows only WebAssembly and the inline scripts of index.html, by their hashes', () => {
    const policy = valueOf('**', 'Content-Security-Policy')
    const html = readFileSync('src/index.html', 'utf8')
    const hashes = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]
    expect(scripts).toBe(["'self'", "'wasm-unsafe-eval'", ...hashes].join(' '))
  })
})
