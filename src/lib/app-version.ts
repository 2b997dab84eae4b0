import { version } from '../../package.json'

/** The version of this build, for support requests. */
export const appVersion = version
