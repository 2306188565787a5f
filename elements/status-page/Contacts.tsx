import mail from 'icon:mail'
import phoneIcon from 'icon:phone'
import type { Preloaded } from '../../core/wire/start'
import { useText } from '../kit/context'
import { Icon } from '../kit/icons/Icon'
import { Heading } from '../kit/layout/Heading'

type Support = NonNullable<NonNullable<Preloaded['links']>['support']>[number]

interface ContactsProps {
  contacts: readonly Support[]
  /** The purpose of the contacts, if the page above has not named it. */
  purpose?: string | undefined
}

/** The contacts by region. A host's content in the slot replaces them. */
export function Contacts({ contacts, purpose }: ContactsProps) {
  const t = useText()
  const reachable = contacts.filter(({ email, phone }) => email || phone)
  return (
    <slot name="contacts">
      {reachable.length > 0 && (
        <div className="status-support">
          <Heading className="panel-title">{t('statusPage.support')}</Heading>
          {purpose && <p>{purpose}</p>}
          <ul className="contacts">
            {reachable.map(({ region, email, phone }) => (
              <li key={region} className="contact">
                <Heading depth={2} className="contact-region">
                  {region}
                </Heading>
                {email && <ContactLink icon={mail} href={`mailto:${email}`} text={email} />}
                {phone && <ContactLink icon={phoneIcon} href={`tel:${phone.replace(/[^\d+]/g, '')}`} text={phone} />}
              </li>
            ))}
          </ul>
        </div>
      )}
    </slot>
  )
}

/** A link to an address or a number, written from left to right in every language. A long address breaks after the @. */
function ContactLink({ icon, href, text }: { icon: string; href: string; text: string }) {
  const [start = '', rest = ''] = text.split(/(?<=@)/)
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
