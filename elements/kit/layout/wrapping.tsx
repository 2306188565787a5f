import { Fragment } from 'react'

/** A text whose lines may end after an underscore: to a browser a composition's name is one long word. */
export function wrapping(words: string) {
  return words.split(/(?<=_)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a name repeat, and never move
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ))
}
