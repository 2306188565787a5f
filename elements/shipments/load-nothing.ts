import { bring } from '../base/bring'

export const loadNothing = async () => (await bring(import('./Nothing'))).Nothing
