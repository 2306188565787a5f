// One file of the package: both bring Floating UI along.
export { MenuSurface } from './MenuSurface'
export { PopoverSurface } from './PopoverSurface'
