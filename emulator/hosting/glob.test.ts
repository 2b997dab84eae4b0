import { expect, test } from 'vitest'
import { compileGlob } from './glob.ts'

test.each([
  ['**', ['/', '/a', '/a/b.js'], []],
  ['/assets/**', ['/assets/a.js', '/assets/x/a.js'], ['/assetsx', '/a/assets/b']],
  ['**/*.map', ['/a.map', '/assets/a.js.map'], ['/a.mapx', '/map']],
  ['**/*.@(png|svg)', ['/a.png', '/icons/b.svg'], ['/a.pngx', '/a.jpg']],
  ['/@(index.html|sw.js)', ['/index.html', '/sw.js'], ['/indexxhtml', '/a/sw.js']],
  ['/{a,b}/?.txt', ['/a/1.txt', '/b/2.txt'], ['/c/1.txt', '/a/12.txt', '/a//.txt']],
  ['**/.*', ['/.git', '/a/.env'], ['/a.b']],
  ['/', ['/'], ['/a']],
  ['firebase.json', ['/firebase.json'], ['/firebasexjson']],
] as const)('%s', (glob, matching, others) => {
  const matches = compileGlob(glob)
  expect(matching.filter((path) => !matches(path))).toEqual([])
  expect(others.filter((path) => matches(path))).toEqual([])
})
