import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the set-up of a run puts the compiled programs of the server. */
export const compiledFolder = fileURLToPath(new URL(`../${process.env.TEST_OUT ?? '.out'}/server`, import.meta.url))

/** V8 would compile PGlite twice, the second time for speed that a server of a few seconds never uses. */
const shortLived = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']

/**
 * Returns the arguments with which Node runs a program of the server. Compiled, it starts with a third of the work; a run whose
 * set-up compiled nothing runs the sources.
 * @param program its path in the repository
 */
export const argumentsOf = (program: string): string[] =>
  process.env.TEST_SERVER === 'compiled'
    ? [...shortLived, join(compiledFolder, `${basename(program, '.ts')}.js`)]
    : ['--import', 'tsx', program]
