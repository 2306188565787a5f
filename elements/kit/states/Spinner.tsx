interface SpinnerProps {
  /** The size in pixels: 16 in a button, else 50 (specification, section 9). */
  size?: 16 | 50
}

/**
 * The thickness of the ring at the size of 50 (specification, section 9). A small ring is thinner in pixels, but thick
 * enough to be seen.
 */
const thickness = 2.5

/** A sign of running work. With reduced motion it is three still dots; the text beside it names the work. */
export function Spinner({ size = 50 }: SpinnerProps) {
  return (
    <svg aria-hidden="true" className="spinner" width={size} height={size} viewBox="0 0 50 50" fill="none">
      <g className="spinner-ring" strokeWidth={size === 16 ? 2 * thickness : thickness}>
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
