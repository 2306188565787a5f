import { useText } from '../kit/context'
import { Placeholder } from '../kit/states/loading-scope'

/** Takes the place of the two stocks until they are loaded. */
export function StockSkeleton() {
  const t = useText()
  return (
    <Placeholder className="drives">
      <p className="quiet-text">{t('drives.unit')}</p>
      {['first', 'second'].map(stock => (
        <div key={stock} className="stock-skeleton">
          <i />
          <span className="field-skeleton">
            <i />
          </span>
        </div>
      ))}
    </Placeholder>
  )
}
