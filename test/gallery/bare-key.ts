import { wordings } from '../../elements/base/bundle/manifest/wordings'

/** What the keys of the words begin with. */
const areas = new Set(Object.keys(await wordings('en')).map(key => key.split('.')[0]))

/** A key whose words nobody registered is shown as itself. */
export const bareKey = new RegExp(`(^|[^\\w.@])(${[...areas].join('|')})\\.[a-z]`)
