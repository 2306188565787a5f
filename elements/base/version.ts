import { version as packageVersion } from '../../package.json'

/** The version of the package that this copy of the suite was built from. */
export const version: string = packageVersion
