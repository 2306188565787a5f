import { Fragment } from 'react'

/**
 * Returns a text with lines that may break after an underscore, because browsers do not break the long names of
 * compositions. The parts are bare text nodes, since elements would be ordered from right to left in Arabic; the key
 * replaces all of them when the name changes.
 */
export function wrapping(text: string) {
  return (
    <span key={text}>
      {text.split(/(?<=_)/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a name repeat, and never move
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  )
}
