import { Fragment } from 'react'

/**
 * A text whose lines may end after an underscore: to a browser a composition's name is one long word. Its parts stand
 * bare, since each in an element of its own would be led from right to left; the key replaces them all with the name.
 */
export function wrapping(words: string) {
  return (
    <span key={words}>
      {words.split(/(?<=_)/).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a name repeat, and never move
        <Fragment key={at}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  )
}
