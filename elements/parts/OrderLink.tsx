import { isPlain } from '../kit/is-plain'

interface OrderLinkProps {
  no: string
  /** Where the portal is; without it the press alone is told. */
  base: string | null
  onOpen(no: string): void
}

/** The drives of a work order, as the portal's address says it. */
export function orderPath(no: string): string {
  return `/work-orders?${new URLSearchParams({ 'work-order-no': no, tab: 'duplication' })}`
}

/** The number of a work order, which leads to its drives. */
export function OrderLink({ no, base, onOpen }: OrderLinkProps) {
  if (base === null)
    return (
      <button type="button" className="link" onClick={() => onOpen(no)}>
        {no}
      </button>
    )
  return (
    <a
      href={base.replace(/\/+$/, '') + orderPath(no)}
      onClick={event => {
        if (!isPlain(event)) return
        event.preventDefault()
        onOpen(no)
      }}
    >
      {no}
    </a>
  )
}
