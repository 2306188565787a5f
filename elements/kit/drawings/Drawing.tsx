import { docks, type Picture } from './picture'

interface DrawingProps {
  of: Picture
}

/** Draws a state without data. Assistive technology skips the drawing, because the title beside it says the same. */
export function Drawing({ of: { dock, paths } }: DrawingProps) {
  const [lit, dark] = docks[dock]
  return (
    <div className="drawing" data-dock={dock}>
      <svg aria-hidden="true" viewBox="0 0 160 104">
        {paths.map(([kind, path]) => (
          <path key={path} className={`drawing-${kind}`} d={path} />
        ))}
        {lit && <path className="drawing-lit" d={lit} />}
        {dark && <path className="drawing-dark" d={dark} />}
      </svg>
    </div>
  )
}
