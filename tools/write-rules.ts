/** `npm run rules`: writes the parts of firestore.rules that the domain's tables say. */
import { readFileSync, writeFileSync } from 'node:fs'
import { withGenerated } from './rules-text.ts'

const file = 'firestore.rules'
writeFileSync(file, withGenerated(readFileSync(file, 'utf8')))
