import type { GeoPoint } from '../distance-km.ts'

/** The point that the link of a map names; null for other links. What the pin is on goes before what is in view. */
export function pointInLink(link: URL): GeoPoint | null {
  const reader = readers.find(({ isOf }) => isOf(link))
  for (const text of reader?.textsOf(link) ?? []) {
    const point = text === null || text === undefined ? null : pairOf(text)
    if (point) return point
  }
  return null
}

interface Reader {
  readonly isOf: (link: URL) => boolean
  /** Where the link may have its point, as `latitude,longitude`, the likeliest first. */
  readonly textsOf: (link: URL) => readonly (string | null | undefined)[]
}

const readers: readonly Reader[] = [
  {
    isOf: ({ protocol }) => protocol === 'geo:',
    // `geo:0,0?q=…` is how a labelled point is written.
    textsOf: ({ pathname, searchParams }) =>
      searchParams.has('q') ? [searchParams.get('q'), notZero(pathname)] : [pathname],
  },
  {
    isOf: ({ protocol, hostname }) => protocol === 'maps:' || hostname === 'maps.apple.com',
    textsOf: inQuery('coordinate', 'll', 'q', 'daddr', 'address', 'center', 'sll'),
  },
  {
    isOf: ({ hostname, pathname }) =>
      /^(?:[\w-]+\.)?google(?:\.[a-z]{2,3}){1,2}$/.test(hostname) &&
      (hostname.startsWith('maps.') || pathname.startsWith('/maps')),
    textsOf: textsOfGoogle,
  },
  {
    isOf: isOn('openstreetmap.org', 'osm.org'),
    textsOf: ({ searchParams, hash }) => [
      `${searchParams.get('mlat')},${searchParams.get('mlon')}`,
      searchParams.get('query'),
      /[#&]map=[\d.]{1,8}\/([^&]{1,80})/.exec(hash)?.[1]?.replace('/', ','),
    ],
  },
  {
    isOf: isOn('bing.com'),
    textsOf: ({ searchParams }) => [
      /point\.(.{1,80})/.exec(searchParams.get('sp') ?? '')?.[1]?.replace('_', ','),
      searchParams.get('where1'),
      searchParams.get('cp')?.replace('~', ','),
    ],
  },
  {
    isOf: isOn('waze.com'),
    textsOf: ({ searchParams }) => [
      searchParams.get('ll'),
      searchParams.get('latlng'),
      searchParams.get('to')?.replace(/^ll\./, ''),
    ],
  },
]

function isOn(...hosts: readonly string[]): Reader['isOf'] {
  return ({ hostname }) => hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

function inQuery(...names: readonly string[]): Reader['textsOf'] {
  return ({ searchParams }) => names.map((name) => searchParams.get(name))
}

const pin = /!3d([-\d.]{1,24})!4d([-\d.]{1,24})/g

function textsOfGoogle({ pathname, searchParams }: URL): readonly (string | null | undefined)[] {
  // A route has a pin for each stop; the last is where it goes.
  const found = [...pathname.matchAll(pin)].at(-1)
  const query = ['query', 'q', 'destination', 'daddr', 'll', 'center']
  const parts = pathname.split('/').map((part) => part.replaceAll('+', ' '))
  return [
    found && `${found[1]},${found[2]}`,
    ...query.map((name) => searchParams.get(name)),
    ...parts.filter((part) => !part.startsWith('@')).toReversed(),
    parts.find((part) => part.startsWith('@'))?.slice(1),
  ]
}

function notZero(text: string): string | null {
  return /^0(?:\.0*)?,0(?:\.0*)?$/.test(text) ? null : text
}

const number = String.raw`([-+]?\d{1,3}(?:\.\d{1,20})?)`
/** After it may come the zoom or height of a view, an altitude or a title, but no word of an address. */
const pair = new RegExp(
  String.raw`^(?:loc:)?\s{0,3}${number}\s{0,3}(?:,|%2C)\s{0,3}${number}(?=\s{0,3}(?:$|[()_;]|,[\d.]{1,12}(?:[zmay]|;|$)))`,
  'i',
)

function pairOf(text: string): GeoPoint | null {
  const found = pair.exec(text)
  const [latitude, longitude] = [Number(found?.[1]), Number(found?.[2])]
  // What is not a number is not within either.
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}
