import { registerMessages } from '../translate'
import en from './en'

registerMessages('en', en)

type Messages = typeof en
declare module '../keys' {
  interface Catalogue extends Messages {}
}
