'use client'

import { useEffect } from 'react'

/** Tells the elements of a page where their back end is, once the page is in the browser. */
export function SetUp() {
  useEffect(() => {
    import('../host.js')
  }, [])
  return null
}
