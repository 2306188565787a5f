import pencil from 'icon:pencil'
import { subjectsOf } from '../../core/registration/subjects'
import type { Step } from '../../core/registration/types'
import type { Registration } from '../../core/wire/people'
import { useText } from '../kit/context'
import { IconButton } from '../kit/fields/IconButton'
import { TextParts } from '../parts/TextParts'
import { useCodeNames } from './use-code-names'

interface ReviewProps {
  data: Registration
  /** Goes to the step of a subject. Without this callback, the review has no buttons. */
  onStep?: ((step: Step) => void) | undefined
}

/** A whole registration as text: each subject with a line for each of its entries. */
export function Review({ data, onStep }: ReviewProps) {
  const t = useText()
  const names = useCodeNames(data)
  return (
    <dl className="review">
      {subjectsOf(data, names).map(({ step, title, entries }) => {
        const subject = t.text(title)
        return (
          <div key={subject} className="review-row">
            <dt>{subject}</dt>
            <dd>
              {entries.length === 0 && <p className="quiet-text">{t('drives.nothingYet')}</p>}
              {entries.map(({ key, texts, offered }) =>
                offered ? (
                  <div key={key} className="review-offered">
                    <div>
                      <b>{t.text(offered.name)}</b>
                      <p className="quiet-text">
                        <TextParts of={offered.notes} />
                      </p>
                    </div>
                    <ul>
                      {offered.options.map((option, index) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: options can be alike, and are only read here
                        <li key={index}>
                          <TextParts of={option} />
                        </li>
                      ))}
                    </ul>
                  </div>
                ) : (
                  <p key={key}>
                    <TextParts of={texts} />
                  </p>
                ),
              )}
            </dd>
            {onStep && step !== null && step !== '3' && (
              <dd className="review-step">
                <IconButton
                  icon={pencil}
                  label={t('registration.goTo', { what: subject })}
                  onClick={() => onStep(step)}
                />
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}
