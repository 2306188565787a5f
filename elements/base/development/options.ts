import keys from 'words:keys'
import type { HostOptions } from '../../../core/portal/options'
import { checkAddresses } from './addresses'
import { checkLocale } from './locales'
import { didYouMean } from './nearest-name'
import { checkSeed } from './seeds'
import { warn } from './warn'

type Names<Of> = Readonly<Record<keyof Of, true>>

/** The names of all options; the compiler checks that the list is complete. */
const options: Names<Required<HostOptions>> = {
  environment: true,
  maintenance: true,
  sessionTimeout: true,
  links: true,
  features: true,
  bases: true,
  token: true,
  locale: true,
  seed: true,
  messages: true,
  fetch: true,
  socket: true,
  startUp: true,
  observe: true,
  onNavigate: true,
}
const bases: Names<Required<HostOptions['bases']>> = {
  main: true,
  account: true,
  partners: true,
  reports: true,
  theatres: true,
  events: true,
  portal: true,
}

/** Warns of each option that is unknown or has a value that cannot work. */
export function checkOptions(configured: Partial<HostOptions>): void {
  checkNames(configured, Object.keys(options), 'configure', 'option', 'unknown_option')
  const { bases: places = {}, messages = {}, locale, seed } = configured
  checkNames(places, Object.keys(bases), 'configure({ bases })', 'base', 'unknown_base')
  checkNames(messages, keys, 'configure({ messages })', 'message', 'unknown_message')
  checkAddresses(Object.fromEntries(Object.entries(places).filter(([name]) => name in bases)), location)
  checkLocale(locale, 'configure({ locale })')
  checkSeed(seed, 'configure({ seed })')
}

function checkNames(
  configured: object,
  knownNames: readonly string[],
  where: string,
  kind: string,
  code: string,
): void {
  for (const name of Object.keys(configured))
    if (!knownNames.includes(name))
      warn(`${where}: unknown ${kind} "${name}".${didYouMean(name, knownNames) || listed(knownNames)}`, code)
}

/** Returns a sentence that lists the known names, or names the file with them if there are too many for one line. */
function listed(knownNames: readonly string[]): string {
  return knownNames.length > 20
    ? ' See messages.json in the package for all keys.'
    : ` Use one of ${knownNames.join(', ')}.`
}
