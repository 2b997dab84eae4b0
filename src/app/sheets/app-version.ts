import { version } from '../../../package.json'

/** The version of this build, as people say it when they ask for help. */
export const appVersion = version
