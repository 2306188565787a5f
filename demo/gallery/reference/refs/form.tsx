import down from 'icon:chevron-down'
import cloud from 'icon:cloud-check'
import message from 'icon:message-exclamation'
import plus from 'icon:plus'
import trash from 'icon:trash'
import { useState } from 'react'
import { Badge } from '../../../../elements/kit/feedback/Badge'
import { Banner } from '../../../../elements/kit/feedback/Banner'
import { Button } from '../../../../elements/kit/fields/Button'
import { FieldGroup } from '../../../../elements/kit/fields/FieldGroup'
import { Form } from '../../../../elements/kit/fields/Form'
import { FormFoot } from '../../../../elements/kit/fields/FormFoot'
import { FormSection } from '../../../../elements/kit/fields/FormSection'
import { IconButton } from '../../../../elements/kit/fields/IconButton'
import { SelectField } from '../../../../elements/kit/fields/SelectField'
import { TextField } from '../../../../elements/kit/fields/TextField'
import { TimeField } from '../../../../elements/kit/fields/TimeField'
import { PageHead } from '../../../../elements/kit/layout/PageHead'
import { Panel } from '../../../../elements/kit/layout/Panel'
import { Wizard } from '../../../../elements/kit/layout/Wizard'
import { countries, emails, kinds, type Phone, phones, steps, words, zones } from './data/company'
import { OpenedHours } from './parts/OpenedHours'

/** Registration, first step, with its business hours opened below (picture 05). */
export default function FormPage() {
  const [zone, setZone] = useState('America/Chicago')
  return (
    <div className="stack" style={{ maxInlineSize: 920, marginInline: 'auto' }}>
      <PageHead title={words.register}>
        <Badge tone="warn" icon={message}>
          {words.moreInfo}
        </Badge>
      </PageHead>
      <Banner tone="warn" title={words.reviewer}>
        {words.review}
      </Banner>
      <Panel>
        <Wizard label={words.register} steps={steps} active="company" onStep={() => undefined}>
          <Form label={words.register} onSubmit={() => undefined}>
            <FormSection title={words.phones} hint={words.phonesHint}>
              {phones.map((phone, index) => (
                <PhoneRow key={`${phone.kind}${phone.country}`} phone={phone} index={index} />
              ))}
              <Button kind="quiet" size="bar" icon={plus}>
                {words.addPhone}
              </Button>
            </FormSection>
            <FormSection title={words.emails} hint={words.emailsHint}>
              {emails.map((email, index) => (
                <EmailRow key={email} email={email} index={index} />
              ))}
              <Button kind="quiet" size="bar" icon={plus}>
                {words.addEmail}
              </Button>
            </FormSection>
            <FormSection title={words.timezone} hint={words.timezoneHint}>
              <div style={{ maxInlineSize: 360 }}>
                <SelectField label={words.timezone} labelHidden options={zones} value={zone} onChange={setZone} />
              </div>
            </FormSection>
            <FormSection title={words.hours} hint={words.hoursHint}>
              <SharedHours />
            </FormSection>
            <FormFoot note={words.kept} noteIcon={cloud}>
              <Button kind="quiet">{words.cancel}</Button>
              <Button kind="primary" type="submit">
                {words.next}
              </Button>
            </FormFoot>
          </Form>
        </Wizard>
      </Panel>
      <p className="quiet-text">{words.opened}</p>
      <Panel>
        <FormSection title={words.hours} hint={words.openedHint}>
          <OpenedHours />
        </FormSection>
      </Panel>
    </div>
  )
}

function PhoneRow({ phone, index }: { phone: Phone; index: number }) {
  const [value, setValue] = useState(phone)
  const twin = index === 2
  return (
    <FieldGroup
      label={`Phone ${index + 1}`}
      labelHidden
      hint={index === 0 ? words.phoneTwin : undefined}
      error={
        twin && (
          <>
            {words.phoneUsed} <a href="#phone-1">{words.seePhone}</a>
          </>
        )
      }
      action={<IconButton icon={trash} size="control" label={`Remove phone ${index + 1}`} />}
    >
      {({ describedBy }) => (
        <>
          <div style={{ flex: '0 0 88px' }}>
            <SelectField
              label="Country"
              labelHidden
              options={countries}
              value={value.country}
              invalid={twin}
              describedBy={describedBy}
              onChange={country => setValue({ ...value, country })}
            />
          </div>
          <div style={{ flex: '4 1 112px' }}>
            <TextField
              label="Number"
              labelHidden
              type="tel"
              inputMode="tel"
              maxLength={24}
              value={value.number}
              invalid={twin}
              describedBy={describedBy}
              onChange={number => setValue({ ...value, number })}
            />
          </div>
          <div style={{ flex: '1 1 132px' }}>
            <SelectField
              label="Kind"
              labelHidden
              options={kinds}
              value={value.kind}
              onChange={kind => setValue({ ...value, kind })}
            />
          </div>
        </>
      )}
    </FieldGroup>
  )
}

function EmailRow({ email, index }: { email: string; index: number }) {
  const [value, setValue] = useState(email)
  return (
    <FieldGroup
      label={`Email ${index + 1}`}
      labelHidden
      action={<IconButton icon={trash} size="control" label={`Remove email ${index + 1}`} />}
    >
      {({ describedBy }) => (
        <div style={{ flex: 1, minInlineSize: 0 }}>
          <TextField
            label="Address"
            labelHidden
            type="email"
            inputMode="email"
            value={value}
            describedBy={describedBy}
            onChange={setValue}
          />
        </div>
      )}
    </FieldGroup>
  )
}

function SharedHours() {
  const [from, setFrom] = useState('09:00')
  const [to, setTo] = useState('17:30')
  return (
    <FieldGroup label={words.weekdays} labelHidden>
      {() => (
        <>
          <span className="quiet-text" style={{ alignSelf: 'center' }}>
            {words.weekdays}
          </span>
          <div style={{ inlineSize: 92 }}>
            <TimeField label="From" labelHidden value={from} onChange={setFrom} />
          </div>
          <span style={{ alignSelf: 'center' }}>{words.until}</span>
          <div style={{ inlineSize: 92 }}>
            <TimeField label="To" labelHidden value={to} onChange={setTo} />
          </div>
          <Button kind="quiet" icon={down}>
            {words.perDay}
          </Button>
        </>
      )}
    </FieldGroup>
  )
}
