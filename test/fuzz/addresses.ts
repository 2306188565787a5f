import { firstZone } from '../../core/base/zones'
import { normalizeEmail } from '../../core/company-settings/email-addresses'
import type { Target } from './targets'
import { mutilate, noise } from './texts'

const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]/

export const emails: Target = {
  name: 'email addresses',
  runs: 100_000,
  text(random) {
    const marks = random.pick(['', '\u200b', '\u202a', '\ufeff', ' '])
    const address = random.pick(['dock@meridian.film', 'mu\u0308ller@beispiel.de', 'संपर्क@डाटामेल.भारत'])
    return marks + (random.chance(0.5) ? noise(random, 40) : mutilate(random, address, '@'))
  },
  read(text) {
    const once = normalizeEmail({ email: text })
    if (normalizeEmail(once).email !== once.email) throw new Error('changes nothing the second time')
    if (invisible.test(once.email)) throw new Error('holds no mark that cannot be seen')
    if (once.email !== once.email.normalize('NFC')) throw new Error('is composed')
  },
}

export const zones: Target = {
  name: 'time zones',
  runs: 2_000,
  text: random =>
    random.pick([noise(random, 20), mutilate(random, 'America/New_York', '/'), ` Asia/Tokyo${noise(random, 2)}`]),
  read(text) {
    new Intl.DateTimeFormat('en', { timeZone: firstZone(text) })
    if (firstZone(text, 'Europe/Paris') === 'UTC' && text.trim().toUpperCase() !== 'UTC')
      throw new Error('takes the second zone for one that is not known')
  },
}
