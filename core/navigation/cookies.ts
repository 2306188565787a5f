import type { Access } from '../portal/identity'

/** One year, in seconds (specification, section 4). */
const cookieLife = 365 * 24 * 3600

/** The values of the authorization cookie (specification, section 4). */
const statusOf: Partial<Record<Access, number>> = { 'no-access': 1, unauthorized: 2, authorized: 3, 'not-found': 4 }

function write(name: string, value: string, life: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser of Baseline 2024
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${life}; samesite=lax${secure}`
}

function read(name: string): string | null {
  const found = document.cookie.split('; ').find(pair => pair.startsWith(`${name}=`))
  try {
    return found ? decodeURIComponent(found.slice(name.length + 1)) : null
  } catch {
    return null
  }
}

/** The cookies of the portal page; no other page receives any (decision 3). */
export const cookies = {
  rememberAccess(access: Access): void {
    const status = statusOf[access]
    if (status !== undefined) write('reeldock_auth', String(status), cookieLife)
  },
  rememberPath: (path: string) => write('reeldock_path', path, cookieLife),
  rememberedPath: () => read('reeldock_path'),
  forgetPath: () => write('reeldock_path', '', 0),
}
