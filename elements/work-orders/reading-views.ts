export { ActiveReading } from './ActiveReading'
export { DayStrip } from './day/DayStrip'
