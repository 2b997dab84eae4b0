import { createHash } from 'node:crypto'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { rowFormat } from '#data/local/rows/row-format.ts'

/** Everything that decides what a stored document is read as, without names and comments. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: 'src/data/local/rows/sort-doc.ts', formats: ['es'] },
    },
  })
  const outputs = [built].flat() as readonly Rolldown.RolldownOutput[]
  return outputs
    .flatMap(({ output }) => output.map((file) => ('code' in file ? file.code : '')))
    .join()
}

/**
 * If this fails, the code that parses documents has changed, or the bundler has. If there is any document that might
 * now be parsed into something else, or not at all, count `rowFormat` up, so that the rows on every device are parsed
 * again; otherwise keep it. Then write down what was received.
 */
test('rows are parsed again when the code that parses them has changed', async () => {
  const fingerprint = createHash('sha256')
    .update(await bundle())
    .digest('hex')
    .slice(0, 16)
  expect({ rowFormat, fingerprint }).toEqual({ rowFormat: 25, fingerprint: '1a5ca57365fedc4f' })
})
