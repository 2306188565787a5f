import { registerMessages } from '../translate'
import en from './en'

registerMessages('en', en)

type Words = typeof en
declare module '../keys' {
  interface Catalogue extends Words {}
}
