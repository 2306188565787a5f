import type { Translate } from '../../../core/i18n/translate'
import type { CopyPlan } from '../../../core/work-orders/plan/copy-plan'
import { momentText } from '../../parts/moment-text'

/**
 * Returns the sentences above a plan: how many copies make their pick-ups, which facts are unknown, and when the last
 * copy ends.
 * @param driveCount the drives of the plan without a copy
 * @param now epoch milliseconds
 */
export function planSummary(t: Translate, plan: CopyPlan, driveCount: number, now: number, zone: string): string {
  const { running, inTime, late, unknown, offline, lastEnd } = plan
  const judgedCount = inTime + late
  const sentences = [
    judgedCount > 0 &&
      t(judgedCount === running ? 'plan.inTime' : 'plan.inTimeKnown', { done: inTime, count: judgedCount }),
    unknown > 0 && (unknown === running ? t('plan.noRate') : t('plan.noEnd', { count: unknown })),
    offline > 0 && t('plan.offline', { count: offline }),
    lastEnd !== null && t('plan.lastEnd', { time: momentText(lastEnd, now, zone, t.locale) }),
    driveCount > 0 && t('plan.left', { count: driveCount }),
  ]
  return sentences.filter(Boolean).join(' ')
}
