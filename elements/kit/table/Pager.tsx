import chevronDown from 'icon:chevron-down'
import chevronLeft from 'icon:chevron-left'
import chevronRight from 'icon:chevron-right'
import { useText } from '../context'
import { IconButton } from '../fields/IconButton'
import { Icon } from '../icons/Icon'
import { pageItems } from './page-items'

interface PagerProps {
  /** The current page, from 1. */
  page: number
  pageSize: number
  total: number
  onPage(page: number): void
  /** The choices for the page size, which is fixed without choices. */
  sizes?: readonly number[]
  onPageSize?(size: number): void
}

/** "1–10 of 128", the page size, and the pages: as numbers in wide containers, else "Page 1 of 13". */
export function Pager({ page, pageSize, total, onPage, sizes, onPageSize }: PagerProps) {
  const t = useText()
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1
  return (
    <div className="pager">
      <span role="status">{t('kit.range', { from, to: Math.min(total, page * pageSize), total })}</span>
      {sizes && onPageSize && (
        <label className="pager-size">
          <span>{t('kit.rows')}</span>
          <span className="pager-pick">
            <select
              className="pick"
              aria-label={t('kit.rowsPerPage')}
              value={pageSize}
              onChange={event => onPageSize(Number(event.currentTarget.value))}
            >
              {sizes.map(size => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </select>
            <Icon of={chevronDown} size={14} />
          </span>
        </label>
      )}
      {pages > 1 && (
        <nav className="pages" aria-label={t('kit.pages')}>
          <IconButton
            icon={chevronLeft}
            flip
            label={t('kit.previousPage')}
            aria-disabled={page <= 1}
            onClick={() => page > 1 && onPage(page - 1)}
          />
          {pageItems(page, pages).map((item, index) =>
            item === null ? (
              <span key={index < 3 ? 'before' : 'after'} className="page-item" aria-hidden="true">
                …
              </span>
            ) : (
              <button
                key={item}
                type="button"
                className="page-item"
                aria-label={t('kit.page', { page: item })}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onPage(item)}
              >
                {item}
              </button>
            ),
          )}
          <span className="page-of">{t('kit.pageOf', { page, pages })}</span>
          <IconButton
            icon={chevronRight}
            flip
            label={t('kit.nextPage')}
            aria-disabled={page >= pages}
            onClick={() => page < pages && onPage(page + 1)}
          />
        </nav>
      )}
    </div>
  )
}
