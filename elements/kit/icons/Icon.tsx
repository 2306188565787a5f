interface IconProps {
  /** The path data from an `icon:name` import. */
  of: string
  /** The size in pixels: 16 in text, 14 in badges, 24 above a message. */
  size?: 14 | 16 | 24
  /** Whether the icon points along the text, so that it is mirrored from right to left. */
  flip?: boolean
}

/** An outline icon in the color of its text. Screen readers skip it, so a text or label must be beside it. */
export function Icon({ of, size = 16, flip = false }: IconProps) {
  return (
    <svg aria-hidden="true" className={flip ? 'icon flip' : 'icon'} width={size} height={size} viewBox="0 0 24 24">
      <path d={of} />
    </svg>
  )
}
