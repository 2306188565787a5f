export { CopyBudget, OrderBudget } from './CopyBudgets'
export { DaysLeft, PressingRisk } from './DaysLeft'
export { OrderRisks, RowRisk } from './OrderRisks'
export { ShipByRisk } from './ShipByRisk'
