/** `npm run basemap`: writes the map tiles of the demo's town to public/basemap. Run it after its streets have changed. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeBasemap } from './basemap/make-basemap.ts'

const tiles = makeBasemap()
rmSync('public/basemap', { recursive: true, force: true })
for (const [url, bytes] of tiles) {
  const file = join('public', url)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
const bytes = [...tiles.values()].reduce((sum, { length }) => sum + length, 0)
console.log(`public/basemap: ${tiles.size} tiles, ${bytes} bytes`)
