import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useMemo, useRef } from 'react'
import { toJson } from '../../../core/base/json'
import { isRightToLeft } from '../../../core/i18n/direction'
import { translator } from '../../../core/i18n/translate'
import { KitProvider } from '../../kit/context'
import { LoadingScope, LoadingStatus } from '../../kit/states/loading-scope'
import { Skeleton } from '../../kit/states/Skeleton'
import type { Attributes } from '../bridge/attributes'
import type { Description, Events } from '../bridge/description'
import type { HostControl } from '../bridge/make-host'
import { nearest } from '../bridge/nearest'
import { usePortal } from '../bridge/use-portal'
import { useElementLocale } from '../notices/use-element-locale'
import { otherDirection } from '../other-direction'
import { Boundary } from './Boundary'
import { Guarded } from './Guarded'
import { useSeed } from './use-seed'

export interface FrameProps {
  readonly description: Description<Attributes, Events>
  readonly control: HostControl
  /** A number that grows with each change of the element. The frame reads the element itself. */
  readonly revision: number
}

/** Surrounds every screen with its portal, language, and the states that screens do not handle. */
export function Frame({ description, control, revision }: FrameProps) {
  useSignals()
  const { element } = control.host
  const portal = usePortal(element)
  const options = portal?.options.value
  useSeed(element, options?.seed)
  const elementLocale = useElementLocale(element, portal)
  const locale = elementLocale ?? 'en'
  const messages = options?.messages
  const t = useMemo(() => translator(locale, messages), [locale, messages])
  // A direction that an ancestor sets takes precedence over that of the language.
  const isRtl = nearest(element, 'dir') ? element.matches(':dir(rtl)') : isRightToLeft(locale)
  const { bad, values, headingLevel } = control.read()
  const reported = useRef<readonly string[]>([])
  const canReport = portal !== null && elementLocale !== null
  // Report each invalid value once, as soon as a portal can observe it: another language is no new failure.
  useEffect(() => {
    if (!canReport) return
    for (const each of bad)
      if (!reported.current.includes(toJson(each)))
        control.attributeFailed(each, t('shared.badAttributeDetail', { value: each.value }))
    reported.current = bad.map(toJson)
  })

  return (
    <KitProvider t={t} place={revision} headingLevel={headingLevel}>
      <div className="frame" lang={locale} dir={isRtl ? 'rtl' : 'ltr'} data-words={otherDirection(isRtl, locale)}>
        <LoadingScope>
          {portal && elementLocale ? (
            <Boundary control={control} key={`${portal.id}/${portal.generation.value}/${control.retries.value}`}>
              <Guarded description={description} control={control} values={values} portal={portal} />
            </Boundary>
          ) : description.overlay?.(values) ? null : (
            <>
              <div className="screen" aria-busy="true">
                <Skeleton rows={description.skeletonRows ?? 5} />
              </div>
              <LoadingStatus />
            </>
          )}
        </LoadingScope>
      </div>
    </KitProvider>
  )
}
