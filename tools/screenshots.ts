/**
 * `npm run screenshots` takes the pictures of the README and the manifest, `--landing` those of the landing page. With
 * `--all`, every screen in every look instead, into `.daybook/screens`: `--diff` compares them with the accepted ones,
 * `--accept` accepts them, `--only NAME` takes some of them.
 */
import { parseArgs } from 'node:util'
import { takeLandingPictures } from './screens/landing-pictures.ts'
import { takeReadmePictures } from './screens/readme-pictures.ts'
import { runScreens } from './screens/run.ts'

const { values } = parseArgs({
  options: {
    landing: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    diff: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})

if (values.landing) await takeLandingPictures()
else if (values.all || values.diff || values.accept || values.only !== '') {
  if (!(await runScreens(values))) process.exitCode = 1
} else await takeReadmePictures()
