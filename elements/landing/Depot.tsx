interface BayProps {
  /** The position of the left edge. */
  x: number
  /** The copied percentage; null for a finished copy. */
  percent: number | null
}

/** The bays that hold a drive; the sixth is empty. */
const bays: readonly BayProps[] = [
  { x: 212, percent: null },
  { x: 249, percent: 70 },
  { x: 286, percent: 44 },
  { x: 323, percent: null },
  { x: 360, percent: 18 },
]

function Bay({ x, percent }: BayProps) {
  const height = 0.84 * (percent ?? 0)
  return (
    <g className={percent === null ? 'depot-done' : 'depot-running'}>
      <rect className="depot-bay" x={x} y="156" width="31" height="148" rx="4" />
      <path className="depot-grip" d={`M${x + 9} 170h13M${x + 9} 177h13`} />
      {percent === null ? (
        <path className="depot-check" d={`M${x + 8.5} 240l5 5l9-10`} />
      ) : (
        <>
          <rect className="depot-track" x={x + 10} y="192" width="11" height="84" rx="2" />
          <rect className="depot-copied" x={x + 10} y={276 - height} width="11" height={height} rx="2" />
        </>
      )}
      <circle className="depot-lamp" cx={x + 15.5} cy="291" r="3.5" />
    </g>
  )
}

/**
 * A drawing of a depot: the reel of the mark on its lit dock, an appliance with copying bays, and crates that leave.
 */
export function Depot() {
  return (
    <svg aria-hidden="true" className="depot" viewBox="0 0 600 330" fill="none">
      <linearGradient id="depot-light" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#f0a41b" stopOpacity="0" />
        <stop offset="1" stopColor="#f0a41b" stopOpacity=".3" />
      </linearGradient>
      <path className="depot-light" fill="url(#depot-light)" d="M118 0h364l94 322H25z" />
      <path
        className="depot-reel"
        fillRule="evenodd"
        d="M116 214a54 54 0 1 0 0 108a54 54 0 0 0 0-108zM116 227.500a12.500 12.500 0 1 1 0 25a12.500 12.500 0 0 1 0-25zM91.500 270a12.500 12.500 0 1 1 0 25a12.500 12.500 0 0 1 0-25zM140.500 270a12.500 12.500 0 1 1 0 25a12.500 12.500 0 0 1 0-25zM116 261.500a6.500 6.500 0 1 1 0 13a6.500 6.500 0 0 1 0-13z"
      />
      <g className="depot-thing">
        <rect x="196" y="108" width="248" height="213" rx="12" />
        <path strokeWidth="4" d="M212 136h56" />
        <rect strokeDasharray="3 4" strokeLinecap="butt" x="397" y="156" width="31" height="148" rx="4" />
        <rect x="464" y="242" width="84" height="79" rx="6" />
        <path d="M464 268h84M497 242v26l9-6l9 6v-26M478 302h24" />
        <rect x="476" y="180" width="60" height="62" rx="6" />
        <path d="M476 200h60M499 180v20l7-5l7 5v-20" />
      </g>
      <g className="depot-done">
        <circle className="depot-lamp" cx="410" cy="136" r="4" />
        <circle className="depot-lamp" cx="424" cy="136" r="4" />
      </g>
      {bays.map(bay => (
        <Bay key={bay.x} {...bay} />
      ))}
      <path className="depot-line" d="M24 324h552" />
    </svg>
  )
}
