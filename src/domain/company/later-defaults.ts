import * as v from 'valibot'
import { laterFields } from './settings.ts'

const { hiddenFeatures: _, ...fields } = laterFields

/** The settings that came after companies existed, as a company has them that was never asked. */
export const laterDefaults = v.getFallbacks(v.object(fields))
