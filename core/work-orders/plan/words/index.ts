import { registerMessages } from '../../../i18n/translate'
import en from './en'

registerMessages('en', en)

type Messages = typeof en
declare module '../../../i18n/keys' {
  interface Catalogue extends Messages {}
}
