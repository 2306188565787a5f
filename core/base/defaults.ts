/** Returns an answer with the default of each field that a server leaves out or sends as null. */
export function withDefaults<Given extends object>(values: Given | null | undefined, defaults: Partial<Given>): Given {
  const entries = Object.entries(values ?? {}).filter(([, content]) => content !== null && content !== undefined)
  return { ...(values as Given), ...defaults, ...Object.fromEntries(entries) }
}
