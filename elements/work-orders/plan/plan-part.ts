import { lazy } from '../../../core/base/lazy'

export const planPart = lazy(() => import('./CopyPlan'), 'CopyPlan')
