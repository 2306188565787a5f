import type { NextConfig } from 'next'

/** The build renders every page on the server, so a file server is enough afterwards. */
const config: NextConfig = { output: 'export', trailingSlash: true }

export default config
