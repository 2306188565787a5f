export { ActiveReading } from './ActiveReading'
export { DayStrip } from './day/DayStrip'
export { NoRows } from './NoRows'
