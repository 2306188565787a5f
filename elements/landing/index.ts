import words from '../../core/i18n/en/landing'
import sheet from '../../styles/areas/landing.css?inline'
import { define } from '../base/define'
import { parts } from '../base/parts'
import { Landing } from './Landing'

export const attributes = {}
export const events = {}

export default define({
  name: 'landing',
  doc: 'The way in: one link to the sign-in provider, which also signs up.',
  attributes,
  events,
  parts: parts('heading', 'primary-button'),
  messages: [words],
  styles: [sheet],
  screen: Landing,
  open: true,
})
