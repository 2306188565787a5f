interface ViewSwitchProps<Id extends string> {
  /** The accessible name of the group. */
  label: string
  views: readonly { readonly id: NoInfer<Id>; readonly label: string }[]
  current: Id
  onChange(id: NoInfer<Id>): void
}

/** A switch between two or three views of the same data. */
export function ViewSwitch<Id extends string>({ label, views, current, onChange }: ViewSwitchProps<Id>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own and cannot be a flex row
    <div className="view-switch" role="group" aria-label={label}>
      {views.map(({ id, label: text }) => (
        <button key={id} type="button" aria-pressed={id === current} onClick={() => onChange(id)}>
          {text}
        </button>
      ))}
    </div>
  )
}
