import { numbersIn } from '../../core/base/numbers'
import { useText } from '../kit/context'
import { wrapping } from '../kit/layout/wrapping'

/** The names in a cell of several: the first one, and the others on demand, so that a row stays one line high. */
export function NamesCell({ names }: { names: string }) {
  const t = useText()
  const [first = '', ...others] = names.split(/;\s*/)
  if (others.length === 0) return <span className="names">{wrapping(names)}</span>
  return (
    <details className="names more-names">
      <summary>
        {wrapping(first)}{' '}
        <span className="quiet-text">
          {t('reports.moreNames', { more: numbersIn(t.locale).format(others.length) })}
        </span>
      </summary>
      {wrapping(others.join('\n'))}
    </details>
  )
}
