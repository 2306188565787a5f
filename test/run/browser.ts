import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

/** A browser for tests. `pinned` means that npm brought it in one known version, so that pictures can be compared. */
export type Browser = { executablePath: string; args: string[]; env: Record<string, string>; pinned: boolean }

const root = fileURLToPath(new URL('../..', import.meta.url))
const require = createRequire(import.meta.url)

/** Arguments that keep the browser on the tests' own hosts, and make it draw texts alike on every machine. */
const quiet = [
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-lcd-text',
]

const installed = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Allows only the bundled font, so that a picture is the same on every machine. */
const fontConfig = (home: string) =>
  `<?xml version="1.0"?><fontconfig><dir>${home}/fonts</dir><cachedir>${home}/font-cache</cachedir></fontconfig>`

/** Unpacks npm's browser, once a version, with its libraries and its only font. */
function unpackPinned(): Browser {
  const source = resolve(dirname(require.resolve('@sparticuz/chromium')), '../..')
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string }
  const home = join(root, 'node_modules/.cache/reeldock-browser', version)
  if (!existsSync(home)) {
    const draft = `${home}.${process.pid}`
    mkdirSync(draft, { recursive: true })
    const packed = (name: string) => brotliDecompressSync(readFileSync(join(source, 'bin', name)))
    writeFileSync(join(draft, 'chromium'), packed('chromium.br'), { mode: 0o755 })
    for (const name of ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) {
      const { status, stderr } = spawnSync('tar', ['x', '-C', draft], { input: packed(name) })
      if (status !== 0) throw new Error(`${name} could not be unpacked: ${stderr}`)
    }
    writeFileSync(join(draft, 'fonts.conf'), fontConfig(home))
    try {
      renameSync(draft, home)
    } catch {
      rmSync(draft, { recursive: true })
    }
  }
  const env = { LD_LIBRARY_PATH: join(home, 'lib'), FONTCONFIG_PATH: home, HOME: home }
  return { executablePath: join(home, 'chromium'), args: browserArgs(), env, pinned: true }
}

function browserArgs(): string[] {
  return process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet
}

/** Returns the browser of the tests: CHROME_PATH, else the pinned one from npm (x64 Linux), else an installed one. */
export function findBrowser(): Browser {
  const chromePath = process.env.CHROME_PATH
  if (!chromePath && process.platform === 'linux' && process.arch === 'x64') return unpackPinned()
  const executablePath = chromePath ?? installed.find(path => existsSync(path))
  if (executablePath && existsSync(executablePath))
    return { executablePath, args: browserArgs(), env: {}, pinned: false }
  throw new Error(
    chromePath
      ? `CHROME_PATH names no file: ${chromePath}`
      : 'No browser found. Install one with `npx playwright install chromium` and name it in CHROME_PATH, or install Chrome.',
  )
}
