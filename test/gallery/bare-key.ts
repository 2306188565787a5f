import { wordings } from '../../elements/base/bundle/manifest/wordings'

/** The first parts of all keys of the catalogs. */
const areas = new Set(Object.keys(await wordings('en')).map(key => key.split('.')[0]))

/** Matches the key of a missing text, which is shown in its place. */
export const bareKey = new RegExp(`(^|[^\\w.@])(${[...areas].join('|')})\\.[a-z]`)
