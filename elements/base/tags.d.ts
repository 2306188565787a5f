import type { DetailedHTMLProps, HTMLAttributes } from 'react'

/** Tags that one element of the suite composes inside another. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'reeldock-shipments': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        'work-order-no'?: string
        exportparts?: string
      }
    }
  }
}
