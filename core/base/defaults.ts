/** Returns an answer with the default of each field that a server leaves out or sends as null. */
export function withDefaults<Given extends object>(given: Given | null | undefined, defaults: Partial<Given>): Given {
  const said = Object.entries(given ?? {}).filter(([, content]) => content !== null && content !== undefined)
  return { ...(given as Given), ...defaults, ...Object.fromEntries(said) }
}
