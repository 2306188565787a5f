import { longDay } from '../../core/base/time'
import type { ReadFile } from '../../core/calendar/files'
import type { JudgedDay } from '../../core/calendar/import'
import type { Translate } from '../../core/i18n/translate'
import { useText } from '../kit/context'
import { Checkbox } from '../kit/fields/Checkbox'
import { PlanStatus, planLabel } from './marks'

interface Props {
  result: ReadFile
  replace: boolean
  onReplace(replace: boolean): void
}

const leftOutMessages = [
  ['timed', 'calendar.importTimed'],
  ['unreadable', 'calendar.importUnreadable'],
  ['later', 'calendar.importLater'],
  ['cut', 'calendar.importCut'],
] as const

/** Shows the counts of events that are left out, then every day of the file with its outcome. */
export function ImportPreview({ result: { judged, leftOut, until }, replace, onReplace }: Props) {
  const t = useText()
  const replacing = judged.filter(({ outcome }) => outcome === 'replaces').length
  return (
    <div className="import-preview">
      {leftOutMessages.map(
        ([reason, message]) =>
          leftOut[reason] > 0 && <p key={reason}>{t(message, { count: leftOut[reason], until })}</p>,
      )}
      {replacing > 0 && (
        <Checkbox label={t('calendar.importReplace', { count: replacing })} checked={replace} onChange={onReplace} />
      )}
      {judged.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        <section className="import-scroll" tabIndex={0} aria-label={t('calendar.importTitle')}>
          <table className="import-days">
            <thead>
              <tr>
                <th scope="col">{t('calendar.importDay')}</th>
                <th scope="col">{t('calendar.importName')}</th>
                <th scope="col">{t('calendar.importPlan')}</th>
                <th scope="col">{t('calendar.importFate')}</th>
              </tr>
            </thead>
            <tbody>
              {judged.map((day, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a day may stand twice in a file, and rows never move
                <tr key={index} data-written={isWritten(day, replace) || undefined}>
                  <th scope="row">{longDay(day.date, t.locale)}</th>
                  <td>{day.name}</td>
                  <td>
                    <PlanStatus plan={day.plan} />
                  </td>
                  <td>{outcomeText(day, replace, t)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}

function isWritten({ outcome }: JudgedDay, replace: boolean): boolean {
  return outcome === 'new' || (replace && outcome === 'replaces')
}

/** Returns the outcome of a day as text. It depends on whether other plans are replaced. */
function outcomeText({ outcome, before }: JudgedDay, replace: boolean, t: Translate): string {
  if (outcome === 'replaces')
    return t(replace ? 'calendar.fateReplaces' : 'calendar.fateLeft', { before: planLabel(before, t) })
  if (outcome === 'new') return t('calendar.fateNew')
  if (outcome === 'same') return t('calendar.fateSame')
  return t(outcome === 'past' ? 'calendar.fatePast' : 'calendar.fateRepeated')
}
