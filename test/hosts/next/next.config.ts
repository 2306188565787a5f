import type { NextConfig } from 'next'

/** Every page is rendered on the server while it is built; a file server is enough then. */
const config: NextConfig = { output: 'export', trailingSlash: true }

export default config
