import { progressMarks } from '../../core/work-orders/active/progress'
import type { Coverage } from '../../core/work-orders/active/store'
import { type PageSize, pageSizes } from '../../core/work-orders/types'
import pager from '../../styles/bundles/pager.css?inline'
import { useSheet } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { Pager } from '../kit/table/Pager'
import type { WorkOrdersProps } from './contract'

interface Props {
  values: WorkOrdersProps['values']
  setView: WorkOrdersProps['host']['setView']
  /** Orders over all pages, as far as the count is known. */
  total: number
  page: number
  /** The coverage of the whole list; null when the rows are a page of the server. */
  coverage: Coverage | null
  /** The count of known active orders. */
  knownCount: number
}

const sizes = pageSizes.map(Number)

/** The pages of the list, the count of orders that it sorts and filters, and the key of the bars. */
export function ListFoot({ values, setView, total, page, coverage, knownCount }: Props) {
  useSheet(pager)
  const t = useText()
  return (
    <div className="panel-foot list-foot">
      <Pager
        page={page}
        pageSize={Number(values.pageSize)}
        total={total}
        sizes={sizes}
        onPage={next => setView('page', next)}
        onPageSize={size => setView('pageSize', String(size) as PageSize)}
      />
      <div className="list-about">
        <span className="quiet-text" role="status">
          {coverage === null ? t('workOrders.over.page') : <CoverageText coverage={coverage} knownCount={knownCount} />}
        </span>
        <span className="bar-key">
          {progressMarks.map(mark => (
            <span key={mark} className="bar-key-item">
              <i className={`mark ${mark}`} />
              <span>{t(`workOrders.key.${mark}`)}</span>
            </span>
          ))}
        </span>
      </div>
    </div>
  )
}

function CoverageText({ coverage, knownCount }: { coverage: Coverage; knownCount: number }) {
  const t = useText()
  const { isWhole, isFailing, pagesRead: read, pages, total } = coverage
  if (isWhole && total !== null && total > knownCount)
    return <span>{t('workOrders.over.newest', { known: knownCount, total })}</span>
  if (isWhole) return <span>{t('workOrders.over.all', { count: knownCount })}</span>
  if (isFailing) return <span>{t('workOrders.over.incomplete', { known: knownCount })}</span>
  if (pages === null) return <span>{t('workOrders.over.readingMore')}</span>
  return <span>{t('workOrders.over.reading', { read, pages })}</span>
}
