export { CopyBudget, OrderBudget } from './CopyBudgets'
export { OrderRisks, RowRisk } from './OrderRisks'
export { ShipByRisk } from './ShipByRisk'
