/** Parts of elements ask for their files as the languages below them do. */
export { bring } from '../../core/base/bring'
