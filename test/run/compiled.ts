import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the server's compiled programs, written by the set-up of a run. */
export const compiledFolder = fileURLToPath(new URL(`../${process.env.TEST_OUT ?? '.out'}/server`, import.meta.url))

/** V8 would compile PGlite twice, the second time for speed that a server of a few seconds never uses. */
const shortLived = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']

/**
 * Returns the arguments with which Node runs a program of the server. A compiled program starts with a third of the
 * work; without a compilation the sources run.
 * @param program the path of the program in the repository
 */
export const argumentsOf = (program: string): string[] =>
  process.env.TEST_SERVER === 'compiled'
    ? [...shortLived, join(compiledFolder, `${basename(program, '.ts')}.js`)]
    : ['--import', 'tsx', program]
