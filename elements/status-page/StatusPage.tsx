import lock from 'icon:lock'
import notFound from 'icon:map-question'
import tool from 'icon:tool'
import { useEffect } from 'react'
import type { ScreenProps } from '../base/description'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'
import { Message } from '../kit/states/Message'
import type { attributes, events } from './index'

const kinds = {
  'no-access': { icon: lock, title: 'status.noAccess', detail: 'status.noAccessDetail' },
  'not-found': { icon: notFound, title: 'status.notFound', detail: 'status.notFoundDetail' },
  maintenance: { icon: tool, title: 'status.maintenance', detail: 'status.maintenanceDetail' },
} as const

export function StatusPage({ values, host }: ScreenProps<typeof attributes, typeof events>) {
  const t = useText()
  const { icon, title, detail } = kinds[values.kind]
  useEffect(() => host.ready(), [host])
  const toStart = <Button onClick={() => host.navigate('/')}>{t('status.toStart')}</Button>
  return (
    <Message icon={icon} title={t(title)} steps={values.kind === 'not-found' ? toStart : undefined}>
      {t(detail)}
    </Message>
  )
}
