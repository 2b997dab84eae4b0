/**
 * `node emulator/launch.js cli|start ...` runs a program of this folder as one bundled script, because
 * compiling its files one by one would take most of the start time.
 */
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.js'

const [program] = process.argv.splice(2, 1)
await import(pathToFileURL(await bundle(`emulator/${program}.ts`)).href)
