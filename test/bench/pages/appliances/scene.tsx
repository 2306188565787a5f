import type { Fleet } from '../../../../core/appliances/types'
import words from '../../../../core/i18n/en/appliances'
import bayWords from '../../../../core/i18n/en/appliances-bays'
import { registerMessages } from '../../../../core/i18n/translate'
import { AppliancesView } from '../../../../elements/appliances/AppliancesView'
import area from '../../../../styles/areas/appliances.css?inline'
import bays from '../../../../styles/bays.css?inline'
import base from '../../../../styles/index.css?inline'
import { isInSight, openStage, type Stage } from '../stage'

const nobody = new Map()
const nothing = () => {}

/** The view of the element's screen, with a fleet that somebody hands in. */
export function View({ fleet }: { fleet: Fleet }) {
  return (
    <AppliancesView
      fleet={{ state: 'ready', data: fleet, at: 0, failure: null, busy: false }}
      shipments={nobody}
      admin={false}
      feed="live"
      at={undefined}
      Budget={null}
      onOpen={nothing}
      onDuplicate={nothing}
      onRetry={nothing}
    />
  )
}

export function openAppliances(...more: readonly string[]): Stage {
  for (const each of [words, bayWords]) registerMessages('en', each)
  return openStage(base, bays, area, ...more)
}

/** What the bays in sight say. */
export function shownIn(root: ShadowRoot): string {
  return [...root.querySelectorAll('.slot')]
    .filter(slot => slot.checkVisibility({ contentVisibilityAuto: true }) && isInSight(slot, document.documentElement))
    .map(slot => {
      const bars = [...slot.querySelectorAll<HTMLElement>('.progress-bar')].map(bar => bar.style.inlineSize)
      return `${slot.textContent} ${slot.querySelector('.segments')?.ariaLabel} ${bars.join(' ')}`
    })
    .join('\n')
}
