interface IconProps {
  /** What an `icon:name` import gives. */
  of: string
  /** 16 in text, 14 in badges, 24 above a message. */
  size?: 14 | 16 | 24
  /** The drawing points along the line of text, so it turns around from right to left. */
  flip?: boolean
}

/** An outline icon in the colour of its text. It says nothing by itself: a word or a label stands beside it. */
export function Icon({ of, size = 16, flip = false }: IconProps) {
  return (
    <svg aria-hidden="true" className={flip ? 'icon flip' : 'icon'} width={size} height={size} viewBox="0 0 24 24">
      <path d={of} />
    </svg>
  )
}
