import { useText } from '../kit/context'

/** Takes the place of the two stocks until they are loaded. */
export function StockSkeleton() {
  const t = useText()
  return (
    <div className="drives" role="status" aria-label={t('kit.loading')}>
      <p className="quiet-text">{t('drives.unit')}</p>
      {['first', 'second'].map(stock => (
        <div key={stock} className="stock-skeleton">
          <i />
          <span className="field-skeleton">
            <i />
          </span>
        </div>
      ))}
    </div>
  )
}
