import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the set-up of a run puts the compiled programs of the server. */
export const compiledFolder = fileURLToPath(new URL(`../${process.env.TEST_OUT ?? '.out'}/server`, import.meta.url))

/**
 * Returns the arguments with which Node runs a program of the server. Compiled, it starts in half the time; a run whose
 * set-up compiled nothing runs the sources.
 * @param program its path in the repository
 */
export const argumentsOf = (program: string): string[] =>
  process.env.TEST_SERVER === 'compiled'
    ? [join(compiledFolder, `${basename(program, '.ts')}.js`)]
    : ['--import', 'tsx', program]
