'use client'

import { useEffect } from 'react'

/** Configures the back end of the elements after the page has loaded in the browser. */
export function SetUp() {
  useEffect(() => {
    import('../host.js')
  }, [])
  return null
}
