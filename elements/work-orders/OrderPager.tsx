import words from '../../core/i18n/en/kit-pager'
import { registerMessages } from '../../core/i18n/translate'
import { type PageSize, pageSizes } from '../../core/work-orders/types'
import sheet from '../../styles/pager.css?inline'
import { useSheet } from '../base/bridge/hooks'
import { Pager } from '../kit/table/Pager'

registerMessages('en', words)

interface OrderPagerProps {
  page: number
  pageSize: number
  total: number
  onPage(page: number): void
  onPageSize(size: PageSize): void
}

const sizes = pageSizes.map(Number)

/** The pages of the list, and how many rows one has. */
export function OrderPager({ onPageSize, ...pages }: OrderPagerProps) {
  useSheet(sheet)
  return <Pager {...pages} sizes={sizes} onPageSize={size => onPageSize(String(size) as PageSize)} />
}
