import { bring } from './bring'

/** Whether copies end in time comes after the bays: hours, holidays and zones weigh more than they do. */
export const loadCopyBudget = async () => (await bring(import('./CopyBudgets'))).CopyBudget
export const loadOrderBudget = async () => (await bring(import('./CopyBudgets'))).OrderBudget
