import { useEffect } from 'react'
import type { ScreenProps } from '../base/bridge/description'
import { useScreen } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { Heading } from '../kit/layout/Heading'
import { Depot } from './Depot'

/** The steps of a registration, each with its description. */
const steps = [
  ['landing.company', 'landing.companyText'],
  ['landing.areas', 'landing.areasText'],
  ['landing.drives', 'landing.drivesText'],
] as const

export function Landing({ host }: ScreenProps) {
  const t = useText()
  const { portal } = useScreen()
  useEffect(() => host.ready(), [host])
  return (
    <section className="landing">
      <Depot />
      <div className="landing-words">
        <Heading depth={0} className="landing-lead" part="heading">
          {t('landing.lead')}
        </Heading>
        <p className="landing-text">{t('landing.text')}</p>
        <a className="button primary control" part="button primary-button" href={portal.signInUrl('/')}>
          {t('landing.signIn')}
        </a>
        <p className="landing-hint">{t('landing.hint')}</p>
        <ol className="landing-steps">
          {steps.map(([name, text]) => (
            <li key={name}>
              <b>{t(name)}</b>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
