import { useEffect } from 'react'
import type { ScreenProps } from '../base/bridge/description'
import { useScreen } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { Heading } from '../kit/layout/Heading'
import { Dock } from './Dock'

export function Landing({ host }: ScreenProps) {
  const t = useText()
  const { portal } = useScreen()
  useEffect(() => host.ready(), [host])
  return (
    <section className="landing">
      <Dock />
      <Heading depth={0} className="page-title" part="heading">
        {t('landing.lead')}
      </Heading>
      <p className="landing-text">{t('landing.text')}</p>
      <a className="button primary control" part="primary-button" href={portal.signInUrl('/')}>
        {t('landing.signIn')}
      </a>
      <p className="landing-hint">{t('landing.hint')}</p>
    </section>
  )
}
