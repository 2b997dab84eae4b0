/** `npm run rules`: writes the section of firestore.rules that is generated from the domain's tables. */
import { readFileSync, writeFileSync } from 'node:fs'
import { withGenerated } from './rules-text.ts'

const file = 'firestore.rules'
writeFileSync(file, withGenerated(readFileSync(file, 'utf8')))
