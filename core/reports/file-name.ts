/**
 * Returns the file name of a Content-Disposition header (RFC 6266), the extended name before the plain one; null
 * without a name.
 */
export function fileNameIn(disposition: string | null): string | null {
  if (disposition === null) return null
  const name = extendedName(disposition) ?? plainName(disposition)
  return name === null ? null : safeName(name)
}

function extendedName(disposition: string): string | null {
  const found = /(?:^|;)\s*filename\*\s*=\s*([\w-]+)'[^']*'([^;\s]+)/i.exec(disposition)
  if (found?.[1]?.toLowerCase() !== 'utf-8') return null
  try {
    return decodeURIComponent(found[2] ?? '')
  } catch {
    return null
  }
}

function plainName(disposition: string): string | null {
  const found = /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition)
  return found ? (found[1]?.replace(/\\(.)/g, '$1') ?? found[2] ?? null) : null
}

/** Returns a name without the path that a server put before it; null when nothing is left. */
function safeName(name: string): string | null {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const safe = last.replace(/[\p{Cc}<>:"|?*]/gu, '').trim()
  return /^\.*$/.test(safe) ? null : safe
}
