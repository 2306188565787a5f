import { existsSync } from 'node:fs'
import { type Browser, launch } from 'puppeteer-core'

const installed = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** Settings that keep the browser on the tests' own hosts. */
const quiet = {
  'network.dns.offline-localhost': false,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost, 127.0.0.1',
  'ui.prefersReducedMotion': 1,
}

/**
 * Returns the path of a Firefox; null when none is installed. npm does not bring one: `npm run test:setup` installs the
 * distribution's.
 */
export function findFirefox(): string | null {
  const firefoxPath = process.env.FIREFOX_PATH
  if (firefoxPath && !existsSync(firefoxPath)) throw new Error(`FIREFOX_PATH names no file: ${firefoxPath}`)
  return firefoxPath ?? installed.find(path => existsSync(path)) ?? null
}

export const noFirefox = 'Firefox is not installed; FIREFOX_PATH may name one'

export function firefoxOptions(executablePath: string) {
  return {
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath,
    headless: true,
    timeout: 300_000,
    extraPrefsFirefox: quiet,
  } as const
}

export function launchFirefox(executablePath: string): Promise<Browser> {
  return launch(firefoxOptions(executablePath))
}
