import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './sources'
import { allTraces, specificationPath, withTests } from './traces'

// This program writes the names of the marked tests below the sentences of the specification.
const path = join(root, specificationPath)
writeFileSync(path, withTests(readFileSync(path, 'utf8'), allTraces()))
