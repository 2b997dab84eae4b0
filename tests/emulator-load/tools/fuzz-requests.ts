import { type Draw, hostileNames, mutate, corruptText } from './fuzz-values.ts'

/** Determines the required format of errors. */
export type Service = 'firestore' | 'auth' | 'channel' | 'hosting'

export interface FuzzRequest {
  readonly service: Service
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Send only this number of bytes of the body, then close the connection. */
  readonly cutAt?: number
}

const database = 'projects/demo/databases/(default)'
const root = `${database}/documents`
const fields = { owner: { stringValue: 'u' }, n: { integerValue: '1' }, list: { arrayValue: {} } }
const name = `${root}/open/a`
const filter = {
  fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: '0' } },
}
const structuredQuery = {
  select: { fields: [{ fieldPath: 'n' }] },
  from: [{ collectionId: 'open', allDescendants: false }],
  where: { compositeFilter: { op: 'AND', filters: [filter, filter] } },
  orderBy: [{ field: { fieldPath: 'n' }, direction: 'ASCENDING' }],
  startAt: { values: [{ integerValue: '0' }], before: true },
  offset: 1,
  limit: 5,
}
const writes = [
  {
    update: { name, fields },
    updateMask: { fieldPaths: ['n', 'owner'] },
    updateTransforms: [
      { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
      { fieldPath: 'n', increment: { integerValue: '1' } },
      { fieldPath: 'list', appendMissingElements: { values: [{ stringValue: 'x' }] } },
    ],
    currentDocument: { exists: true },
  },
  { delete: name, currentDocument: { updateTime: '2026-01-01T00:00:00Z' } },
  { verify: name },
]

const methods: Readonly<Record<string, object>> = {
  batchGet: { documents: [name], mask: { fieldPaths: ['n'] }, readTime: '2026-01-01T00:00:00Z' },
  batchWrite: { writes },
  beginTransaction: { options: { readWrite: { retryTransaction: 'AAAA' } } },
  commit: { writes, transaction: 'AAAA' },
  listCollectionIds: { pageSize: 3, pageToken: 'x' },
  rollback: { transaction: 'AAAA' },
  runAggregationQuery: {
    structuredAggregationQuery: {
      structuredQuery,
      aggregations: [{ alias: 'c', count: { upTo: '3' } }, { sum: { field: { fieldPath: 'n' } } }],
    },
  },
  runQuery: { structuredQuery },
  partitionQuery: { structuredQuery, partitionCount: 3 },
}

const accounts: Readonly<Record<string, object>> = {
  batchCreate: { users: [{ localId: 'u9', email: 'new@example.com' }] },
  batchDelete: { localIds: ['u9'], force: true },
  createAuthUri: { identifier: 'ann@example.com', continueUri: 'http://localhost' },
  delete: { idToken: 'a.b.c' },
  lookup: { idToken: 'a.b.c' },
  resetPassword: { oobCode: 'x', newPassword: 'longer than six' },
  sendOobCode: { requestType: 'VERIFY_EMAIL', email: 'ann@example.com', newEmail: 'b@example.com' },
  sendVerificationCode: { phoneNumber: '+10', recaptchaToken: 'x' },
  signInWithCustomToken: { token: 'a.b.c', returnSecureToken: true },
  signInWithEmailLink: { email: 'ann@example.com', oobCode: 'x' },
  signInWithPassword: { email: 'ann@example.com', password: 'wrong', returnSecureToken: true },
  signInWithPhoneNumber: { sessionInfo: 'x', code: '000000' },
  signUp: { email: 'new@example.com', password: 'longer than six', displayName: 'x' },
  update: { idToken: 'a.b.c', password: 'longer than six', displayName: 'x' },
}

export const listenMessages = [
  { database, addTarget: { targetId: 2, query: { parent: root, structuredQuery } } },
  { database, addTarget: { targetId: 4, documents: { documents: [name] }, resumeToken: 'AAAA' } },
  {
    database,
    addTarget: { targetId: 6, query: { parent: root, structuredQuery }, expectedCount: 3 },
  },
  { removeTarget: 2 },
]
export const writeMessages = [{ database }, { streamToken: 'AAAA', writes }]

/** A random malformed request. */
export function drawRequest(draw: Draw): FuzzRequest {
  const drawn = draw.of([
    restMethod,
    restMethod,
    restDocument,
    auth,
    auth,
    token,
    channel,
    admin,
    page,
  ])(draw)
  const cut = draw.oneIn(60) && drawn.body.length > 1
  return cut ? { ...drawn, cutAt: draw.below(drawn.body.length) } : drawn
}

function bodyOf(draw: Draw, json: unknown): string {
  return corruptText(draw, JSON.stringify(draw.oneIn(5) ? json : mutate(draw, json)))
}

function headersOf(draw: Draw): Record<string, string> {
  const authorization = draw.of([
    '',
    '',
    '',
    'Bearer',
    'Bearer x',
    'Bearer a.b.c',
    'Basic b3duZXI6',
    `Bearer ${unsigned({ sub: 'u', user_id: 'u', exp: 9e9, iat: 1, aud: 'demo' })}`,
    `Bearer ${unsigned('__proto__')}`,
    `Bearer ${'x'.repeat(4_000)}`,
  ])
  return {
    ...(authorization !== '' && { Authorization: authorization }),
    ...(!draw.oneIn(4) && {
      'Content-Type': draw.of(['application/json', 'text/plain', 'x/y', '']),
    }),
    ...(draw.oneIn(6) && {
      Origin: draw.of(['https://example.com', 'null', 'http://localhost:1']),
    }),
  }
}

function unsigned(payload: unknown): string {
  const part = (json: unknown): string => Buffer.from(JSON.stringify(json)).toString('base64url')
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`
}

function segment(draw: Draw): string {
  const drawn = draw.of([
    ...hostileNames,
    'open',
    'a',
    'demo',
    '(default)',
    'documents',
    'x'.repeat(3_000),
  ])
  const isWellFormed = !/[\ud800-\udfff]/.test(drawn) || drawn.length > 1
  return draw.oneIn(3) || !isWellFormed
    ? draw.of(['%', '%zz', '%00', '%2F', '..', '%2e%2e', ';x=1', '%ff%fe', '//'])
    : encodeURIComponent(drawn)
}

function corruptPath(draw: Draw, path: string): string {
  const parts = path.split('/')
  const at = 1 + draw.below(parts.length - 1)
  return parts.map((part, index) => (index === at ? segment(draw) : part)).join('/')
}

function restMethod(draw: Draw): FuzzRequest {
  const method = draw.of([...Object.keys(methods), '__proto__', 'constructor'])
  const path = `/v1/${draw.of([root, name, root])}:${method}`
  return {
    service: 'firestore',
    method: draw.oneIn(12) ? draw.of(['GET', 'PUT', 'PATCH', 'DELETE']) : 'POST',
    path: draw.oneIn(4) ? corruptPath(draw, path) : path,
    headers: headersOf(draw),
    body: bodyOf(draw, Object.hasOwn(methods, method) ? methods[method] : {}),
  }
}

function restDocument(draw: Draw): FuzzRequest {
  const query = new URLSearchParams()
  for (let count = draw.below(4); count > 0; count -= 1) {
    const key = draw.of([
      'mask.fieldPaths',
      'updateMask.fieldPaths',
      'readTime',
      'transaction',
      'pageSize',
      'pageToken',
      'orderBy',
      'documentId',
      'currentDocument.exists',
      'currentDocument.updateTime',
      '__proto__',
    ])
    query.append(
      key,
      draw.of([...hostileNames, '-1', '1e9', 'AAAA', 'true', '2026-13-01T00:00:00Z']),
    )
  }
  const path = `/v1/${draw.of([name, `${root}/open`, `${root}/own/a`, `${name}/sub/b`, root])}`
  return {
    service: 'firestore',
    method: draw.of(['GET', 'POST', 'PATCH', 'DELETE', 'PUT']),
    path: `${draw.oneIn(2) ? corruptPath(draw, path) : path}?${query.toString()}`,
    headers: headersOf(draw),
    body: bodyOf(draw, { fields }),
  }
}

function auth(draw: Draw): FuzzRequest {
  const operation = draw.of([...Object.keys(accounts), '__proto__', 'nothing'])
  const base = '/identitytoolkit.googleapis.com/v1'
  const path = draw.of([
    `${base}/accounts:${operation}`,
    `${base}/accounts:${operation}`,
    `${base}/projects/demo/accounts:${operation}`,
    `${base}/projects/demo/accounts`,
  ])
  return {
    service: 'auth',
    method: draw.oneIn(10) ? draw.of(['GET', 'PUT', 'DELETE']) : 'POST',
    path: `${draw.oneIn(5) ? corruptPath(draw, path) : path}?key=${draw.of(['local', '', '__proto__'])}`,
    headers: headersOf(draw),
    body: bodyOf(draw, Object.hasOwn(accounts, operation) ? accounts[operation] : {}),
  }
}

function token(draw: Draw): FuzzRequest {
  const form = new URLSearchParams({
    grant_type: draw.of(['refresh_token', 'x', '__proto__']),
    refresh_token: draw.of(['x', '', 'a.b.c', ...hostileNames]),
  }).toString()
  return {
    service: 'auth',
    method: 'POST',
    path: '/securetoken.googleapis.com/v1/token?key=local',
    headers: { 'Content-Type': draw.of(['application/x-www-form-urlencoded', 'application/json']) },
    body: corruptText(draw, form),
  }
}

function channel(draw: Draw): FuzzRequest {
  const kind = draw.of(['Listen', 'Write', 'Nothing', '__proto__'])
  const query = new URLSearchParams({
    VER: draw.of(['8', '9', 'x']),
    RID: draw.of(['1', 'rpc', '-1', 'x']),
    SID: draw.of(['unknown', '', 'x'.repeat(500), '__proto__']),
    AID: draw.of(['0', '-5', '1e99', 'x', '9'.repeat(30)]),
    ...(draw.oneIn(5) && { TYPE: draw.of(['terminate', 'xmlhttp', 'x']) }),
  })
  const form = new URLSearchParams({
    count: draw.of(['1', '0', '-1', '1e9', '999999999', 'x']),
    ofs: draw.of(['0', '5', '-1', 'x']),
    req0___data__: bodyOf(draw, draw.of(listenMessages)),
  })
  return {
    service: 'channel',
    method: draw.of(['GET', 'POST', 'POST', 'DELETE']),
    path: `/google.firestore.v1.Firestore/${kind}/channel?${query.toString()}`,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: draw.oneIn(6) ? corruptText(draw, form.toString()) : form.toString(),
  }
}

/** Only requests that must be refused: of another site's page, for another project, or for an unknown path. */
function admin(draw: Draw): FuzzRequest {
  const isForeign = draw.oneIn(2)
  const project = isForeign ? 'demo' : draw.of(['other', '__proto__', '%00', 'demo%2f', '..'])
  const places = [
    '/databases/(default)/documents',
    ':securityRules',
    '/accounts',
    '/oobCodes',
    '/config',
    '/__proto__',
  ]
  const rules = { rules: { files: [{ name: 'security.rules', content: 'allow all' }] } }
  return {
    service: 'firestore',
    method: draw.of(['DELETE', 'PUT', 'GET', 'POST', 'PATCH']),
    path: `/emulator/v1/projects/${project}${draw.of(places)}`,
    headers: isForeign ? { Origin: draw.of(['https://example.com', 'null']) } : {},
    body: bodyOf(draw, rules),
  }
}

function page(draw: Draw): FuzzRequest {
  const path = draw.of([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/../../secret.txt',
    '/%00',
    '/index.html%00.js',
    '/__/firebase/init.json',
    '//secret.txt',
    `/${'a/'.repeat(2_000)}`,
  ])
  return {
    service: 'hosting',
    method: draw.of(['GET', 'GET', 'GET', 'HEAD', 'POST', 'DELETE']),
    path: draw.oneIn(2) ? corruptPath(draw, `${path}/x`) : path,
    headers: draw.oneIn(3)
      ? {
          Range: draw.of([
            'bytes=5-1',
            'bytes=-0',
            'bytes=0-9e99',
            'bytes=,',
            'x',
            'bytes=0-0,2-3',
          ]),
        }
      : {},
    body: '',
  }
}
