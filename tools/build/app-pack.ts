import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { globSync } from 'tinyglobby'
import type { Plugin } from 'vite'
import { packFiles } from '#sw/file-pack.ts'
import { appPackPath } from '#sw/app-pack-path.ts'

/**
 * Writes the app's files, without the code of maps and charts, into one compressed file that the service worker downloads instead of
 * some 450 by themselves.
 */
export function appPack(): Plugin {
  let outDir = ''
  return {
    name: 'app-pack',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir)
    },
    writeBundle: {
      order: 'post',
      handler() {
        writeAppPack(outDir)
      },
    },
  }
}

export function writeAppPack(outDir: string): void {
  const paths = globSync('assets/*.{js,css,svg,png,woff2}', {
    cwd: outDir,
    ignore: ['assets/maplibre-*', 'assets/nivo-*'],
  }).toSorted()
  const files = paths.map((path) => ({
    path: `/${path}`,
    bytes: new Uint8Array(readFileSync(join(outDir, path))),
  }))
  writeFileSync(join(outDir, appPackPath), gzipSync(packFiles(files), { level: 9 }))
}
