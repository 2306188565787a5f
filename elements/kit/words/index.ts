import { registerMessages } from '../../../core/i18n/translate'
import en from './en'

registerMessages('en', en)

type Words = typeof en
declare module '../../../core/i18n/keys' {
  interface Catalogue extends Words {}
}
