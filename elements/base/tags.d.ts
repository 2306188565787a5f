import type { DetailedHTMLProps, HTMLAttributes } from 'react'

/** Tags that elements of the suite contain. */
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
