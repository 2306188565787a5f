import { isPlain } from '../../kit/is-plain'

interface OrderLinkProps {
  no: string
  /** The base of the portal. If it is null, a press is only reported. */
  base: string | null
  /** The path of the order in the portal; by default that of its drives. */
  path?: string
  /** The text of the link; by default the number. */
  label?: string
  className?: string
  onOpen(no: string): void
}

/**
 * Returns the path of a work order in the portal.
 * @param tab the part of the order; by default its drives
 * @param past whether the order is in the archive
 */
export function orderPath(no: string, tab = 'duplication', past = false): string {
  const query = new URLSearchParams({ 'work-order-no': no, ...(tab === 'delivery' ? {} : { tab }) })
  return `/work-orders${past ? '/past' : ''}?${query}`
}

/** A link to a work order. */
export function OrderLink({ no, base, path, label = no, className, onOpen }: OrderLinkProps) {
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
      href={base.replace(/\/+$/, '') + (path ?? orderPath(no))}
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
