interface SpinnerProps {
  /** 16 in a button, 50 in an overlay. */
  size: 16 | 50
}

/** Something is under way. Under reduced motion it is three still dots; the word beside it says what. */
export function Spinner({ size }: SpinnerProps) {
  return (
    <svg aria-hidden="true" className="spinner" width={size} height={size} viewBox="0 0 50 50" fill="none">
      <g className="spinner-ring" strokeWidth={size === 16 ? 5 : 2.5}>
        <circle cx="25" cy="25" r="22" stroke="var(--_well)" />
        <path d="M25 3a22 22 0 0 1 22 22" stroke="currentColor" strokeLinecap="round" />
      </g>
      <path
        className="spinner-dots"
        d="M9 25h.01M25 25h.01M41 25h.01"
        stroke="currentColor"
        strokeWidth="8"
        strokeLinecap="round"
      />
    </svg>
  )
}
