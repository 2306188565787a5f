import { isPlain } from '../../kit/is-plain'

interface OrderLinkProps {
  no: string
  /** The base of the portal; without it only the press is reported. */
  base: string | null
  /** The view of the order in the portal; by default its drives. */
  path?: string
  /** Its text instead of the number. */
  label?: string
  className?: string
  onOpen(no: string): void
}

/** A work order as the portal's address says it: one part of it, its drives by default, among the active ones or the past. */
export function orderPath(no: string, tab = 'duplication', past = false): string {
  const query = new URLSearchParams({ 'work-order-no': no, ...(tab === 'delivery' ? {} : { tab }) })
  return `/work-orders${past ? '/past' : ''}?${query}`
}

/** The number of a work order, which leads to it. */
export function OrderLink({ no, base, path = orderPath(no), label = no, className, onOpen }: OrderLinkProps) {
  if (base === null)
    return (
      <button type="button" className={className ?? 'link'} translate="no" onClick={() => onOpen(no)}>
        {label}
      </button>
    )
  return (
    <a
      translate="no"
      className={className}
      href={base.replace(/\/+$/, '') + path}
      onClick={event => {
        if (!isPlain(event)) return
        event.preventDefault()
        onOpen(no)
      }}
    >
      {label}
    </a>
  )
}
