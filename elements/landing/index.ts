import words from '../../core/i18n/en/landing'
import sheet from '../../styles/areas/landing.css?inline'
import { define } from '../base/define'
import { Landing } from './Landing'

export const attributes = {}
export const events = {}

export default define({
  name: 'landing',
  doc: 'The way in: one link to the sign-in provider, which also signs up.',
  attributes,
  events,
  messages: [words],
  styles: [sheet],
  screen: Landing,
  open: true,
})
