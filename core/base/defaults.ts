/** Returns an answer with the default of each field that a server leaves out or sends as null. */
export function withDefaults<Answer extends object>(
  values: Answer | null | undefined,
  defaults: Partial<Answer>,
): Answer {
  const entries = Object.entries(values ?? {}).filter(([, content]) => content !== null && content !== undefined)
  return { ...(values as Answer), ...defaults, ...Object.fromEntries(entries) }
}
