/**
 * `node emulator/launch.js cli|start ...` runs a program of this folder as one script: translating its
 * files one by one at each start would take longer than all the rest.
 */
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.js'

const [program] = process.argv.splice(2, 1)
await import(pathToFileURL(await bundle(`emulator/${program}.ts`)).href)
