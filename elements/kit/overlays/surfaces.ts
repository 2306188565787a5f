// Both surfaces share a file, because both import Floating UI.
export { MenuSurface } from './MenuSurface'
export { PopoverSurface } from './PopoverSurface'
