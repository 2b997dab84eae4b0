import type { Rolldown } from 'vite'

/**
 * Which modules share a file, first match wins. A group takes what its modules import along with them, as far as it
 * survives tree shaking. `npm run bench -- size` measures the result.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // Separate files: each is compiled and run on its own, and taps are handled between them.
  { name: 'react', tags: ['$initial'], test: /\/node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', tags: ['$initial'], test: /\/node_modules\/react-router\// },
  { name: 'libraries', tags: ['$initial'], test: /\/node_modules\// },
  { name: 'frame', tags: ['$initial'] },
  // What a list of orders is made of: the landing page shows one, and needs nothing else of the lists.
  {
    name: 'rows',
    test: /\/(order-badge|priority-mark|unsent-mark|list-row|list|list-scroll)\.tsx?$/,
  },
  // The pages that people open first, in few files instead of dozens of small ones.
  { name: 'lists', test: /\/orders-page\.tsx$/ },
  // What says in the frame how much is unsent: read at each start, long before anything is sent.
  { name: 'status', test: /\/read-session-status\.ts$/ },
  // Many pages need this part of Today, and only this.
  { name: 'outbox', test: /\/(outbox-item|unsent-fields)\.ts$/ },
  { name: 'today', test: /\/dashboard-page\.tsx$/ },
  // What every page loads once it is shown, in one file a purpose instead of a hundred: each request costs time.
  { name: 'mutators', test: /\/outbox\/mutate\/(mutate|mutate-all)\.ts$/ },
  { name: 'sync', test: /\/(create-sync|open-server|open-listening)\.ts$/ },
  { name: 'banners', test: /\/(banners|later-banners|toaster|register-worker)\.tsx?$/ },
  { name: 'maplibre', test: /\/node_modules\/(maplibre-gl|@maplibre|@mapbox)\// },
  { name: 'nivo', test: /\/node_modules\/@nivo\// },
  { name: 'icons', test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
]
