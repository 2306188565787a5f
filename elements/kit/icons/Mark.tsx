/** The logo: a reel on a lit dock. The line has the same color in both themes, unless a brand sets its own. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg aria-hidden="true" className="mark" width={size} height={size} viewBox="0 0 24 24">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M12 1a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 3.4a2 2 0 1 1 0 4a2 2 0 0 1 0-4zM8 10.4a2 2 0 1 1 0 4a2 2 0 0 1 0-4zM16 10.4a2 2 0 1 1 0 4a2 2 0 0 1 0-4zM12 9.1a1 1 0 1 1 0 2a1 1 0 0 1 0-2z"
      />
      <path className="mark-dock" d="M3 21h18" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
