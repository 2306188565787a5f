/** The mark at large: the reel stands on its lit dock, between the drives that wait there and the crate that leaves. */
export function Dock() {
  return (
    <svg aria-hidden="true" className="dock-picture" viewBox="0 0 360 132" fill="none">
      <linearGradient id="dock-light" x1="0" y1="0" x2="0" y2="1">
        <stop className="dock-glow" offset="0" />
        <stop className="dock-glow" offset="1" />
      </linearGradient>
      <path fill="url(#dock-light)" d="M28 120h304l-64-112H92z" />
      <g className="dock-thing">
        <rect x="44" y="62" width="26" height="54" rx="4" />
        <rect x="76" y="74" width="26" height="42" rx="4" />
        <path d="M52 70h10M52 76h10M84 82h10M84 88h10" />
        <path d="M57 108h.01M89 108h.01" />
        <rect x="256" y="70" width="62" height="46" rx="4" />
        <path d="M256 86h62M281 70v16l6-4l6 4v-16M266 106h14" />
      </g>
      <path
        className="dock-reel"
        fillRule="evenodd"
        d="M180 22a46 46 0 1 0 0 92a46 46 0 0 0 0-92zM180 33a10.500 10.500 0 1 1 0 21a10.500 10.500 0 0 1 0-21zM158.500 70a10.500 10.500 0 1 1 0 21a10.500 10.500 0 0 1 0-21zM201.500 70a10.500 10.500 0 1 1 0 21a10.500 10.500 0 0 1 0-21zM180 63a5 5 0 1 1 0 10a5 5 0 0 1 0-10z"
      />
      <path className="dock-line" d="M28 122h304" />
    </svg>
  )
}
