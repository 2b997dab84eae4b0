/** Which folder may import which. A room is a top-level folder of `src` or of the repository; each feature is a room of its own. */
interface RoomLaw {
  /** Rooms that this one may import besides itself. */
  readonly rooms: readonly string[]
  /** npm packages by name, 'node:' for Node's own modules; '*' for any. */
  readonly packages: readonly string[]
}

const react = ['react', 'react-dom']
const kit = ['react-aria-components', 'lucide-react', 'sonner', 'clsx', '@tanstack/react-virtual']
const i18n = ['@lingui/core', '@lingui/message-utils']

export const law: Readonly<Record<string, RoomLaw>> = {
  lib: { rooms: ['package.json'], packages: ['papaparse'] },
  domain: { rooms: ['lib'], packages: ['valibot', 'temporal-polyfill', 'rrule-temporal'] },
  ui: { rooms: ['lib'], packages: [...react, ...kit, '@fontsource-variable/inter'] },
  messages: { rooms: ['lib', 'domain'], packages: [...react, ...i18n] },
  components: {
    rooms: ['domain', 'ui', 'lib', 'messages'],
    packages: [
      ...react,
      ...kit,
      'valibot',
      'react-hook-form',
      '@hookform/resolvers',
      'barcode-detector',
      'maplibre-gl',
      '@nivo/*',
      'pdfmake',
      'qr',
    ],
  },
  data: { rooms: ['domain', 'lib'], packages: ['valibot', 'fake-indexeddb'] },
  features: {
    rooms: ['domain', 'data', 'components', 'ui', 'lib', 'messages'],
    packages: [
      ...react,
      ...kit,
      'react-router',
      'react-hook-form',
      '@hookform/resolvers',
      'qr',
      'valibot',
    ],
  },
  // What a customer opens with a link: without `data`, no code of Firebase or Dexie can get there.
  share: {
    rooms: ['domain', 'lib', 'messages', 'components', 'ui'],
    packages: [...react, 'clsx', 'valibot'],
  },
  app: { rooms: ['*'], packages: ['*'] },
  sw: { rooms: ['domain', 'lib', 'data'], packages: ['workbox-*'] },
  emulator: { rooms: ['lib'], packages: ['node:', 'lmdb', 're2js', 'valibot'] },
  functions: {
    rooms: ['domain', 'lib'],
    packages: ['firebase-admin', 'firebase-functions', 'stripe', 'valibot'],
  },
  tools: { rooms: ['*'], packages: ['*'] },
}

/** Packages that only these folders may import. */
export const packageHomes: Readonly<Record<string, readonly string[]>> = {
  dexie: ['src/data/local/'],
  fflate: ['src/data/company-data/'],
  'firebase/firestore': ['src/data/remote/'],
  'firebase/auth': ['src/data/session/'],
  'firebase/app': ['src/data/'],
  'maplibre-gl': ['src/components/map/'],
  '@nivo/bar': ['src/components/chart/'],
  '@nivo/line': ['src/components/chart/'],
  '@nivo/heatmap': ['src/components/chart/'],
  signature_pad: ['src/components/signature/'],
  qr: ['src/components/pdf/', 'src/features/invites/'],
  'workbox-window': ['src/app/pwa/'],
  vite: ['emulator/bundle.js', 'functions/vite.config.ts', 'tools/'],
}

/** The only files of `data` that a feature may import. */
export const dataFaces = ['src/data/index.ts', 'src/data/react.ts']

/**
 * The layers of `data`, lowest first. A folder may import the layers below its own, but neither other folders of its
 * layer nor those above. Files that are not listed (`create-data.ts`, `index.ts`) are above all of them.
 */
export const dataLayers: readonly (readonly string[])[] = [
  ['types', 'report.ts'],
  ['local'],
  ['server'],
  ['outbox'],
  ['blobs', 'session', 'queries', 'tracking'],
  ['remote'],
  ['sync', 'company-data'],
  ['actions'],
]

/** The only folders of `data` that the service worker may import. */
export const workerData = ['local', 'server', 'outbox', 'blobs']

/** The only file of `data` that may import React. */
export const dataReact = 'src/data/react.ts'
