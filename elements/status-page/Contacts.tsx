import mail from 'icon:mail'
import phoneIcon from 'icon:phone'
import type { Preloaded } from '../../core/wire/start'
import { useText } from '../kit/context'
import { Icon } from '../kit/icons/Icon'
import { Heading } from '../kit/layout/Heading'

type Support = NonNullable<NonNullable<Preloaded['links']>['support']>[number]

interface ContactsProps {
  given: readonly Support[]
  /** The purpose of the contacts, if the page above has not named it. */
  says?: string | undefined
}

/** The contacts by region. A host's content in the slot replaces them. */
export function Contacts({ given, says }: ContactsProps) {
  const t = useText()
  const reachable = given.filter(({ email, phone }) => email || phone)
  return (
    <slot name="contacts">
      {reachable.length > 0 && (
        <div className="status-support">
          <Heading className="panel-title">{t('statusPage.support')}</Heading>
          {says && <p>{says}</p>}
          <ul className="contacts">
            {reachable.map(({ region, email, phone }) => (
              <li key={region} className="contact">
                <Heading depth={2} className="contact-region">
                  {region}
                </Heading>
                {email && <Way icon={mail} href={`mailto:${email}`} words={email} />}
                {phone && <Way icon={phoneIcon} href={`tel:${phone.replace(/[^\d+]/g, '')}`} words={phone} />}
              </li>
            ))}
          </ul>
        </div>
      )}
    </slot>
  )
}

/** A long address breaks where it is two words. Addresses and numbers are read from the left in every language. */
function Way({ icon, href, words }: { icon: string; href: string; words: string }) {
  const [start = '', rest = ''] = words.split(/(?<=@)/)
  return (
    <a className="contact-way" href={href}>
      <Icon of={icon} size={14} />
      <span dir="ltr">
        <span>{start}</span>
        <wbr />
        <span>{rest}</span>
      </span>
    </a>
  )
}
