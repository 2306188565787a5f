import { build } from 'vite'
import config from '../../../vite.config'
import { writeTypes } from './types'

await build({ configFile: false, ...config({ command: 'build', mode: 'production' }) })
writeTypes()
