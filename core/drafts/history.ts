/** So many steps can be taken back. */
const longest = 100

/** States before each step, latest last, and those that were taken back. Steps of one name, one after another, are one. */
export function createHistory<State>() {
  let past: State[] = []
  let future: State[] = []
  let last: string | undefined
  return {
    /** @param name of the field that is typed in, so that its letters are one step */
    add(before: State, name?: string): void {
      if (name === undefined || name !== last) past = [...past, before].slice(-longest)
      future = []
      last = name
    },
    undo(now: State): State | undefined {
      last = undefined
      const before = past.pop()
      if (before !== undefined) future = [...future, now]
      return before
    },
    redo(now: State): State | undefined {
      last = undefined
      const after = future.pop()
      if (after !== undefined) past = [...past, now]
      return after
    },
    /** What another window has typed is no step of this one: it stands in all of them. */
    rewrite(change: (state: State) => State): void {
      past = past.map(change)
      future = future.map(change)
    },
    clear(): void {
      past = []
      future = []
      last = undefined
    },
  }
}
