export { ListFoot } from './ListFoot'
export { ListTools } from './ListTools'
