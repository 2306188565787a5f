import { readStored, removeStored, storeValue } from '../base/storage'
import type { ApprovalState } from '../session/rules'

const storageKey = 'registration-waits'

/**
 * Shows /register/approved once, on the first visit after approval (decision 1), in a browser that saw the registration
 * of this company pending and has not shown it since.
 */
export const welcome = {
  /** Stores the present state of the registration. */
  note(companyId: string, approval: ApprovalState): void {
    if (approval !== 'APPROVED' && approval !== 'NOT_SUBMITTED') storeValue('local', storageKey, companyId)
  },
  /**
   * Keeps the note over a sign-out, which deletes all else: the first visit after the approval may be the next sign-in.
   */
  outlastSignOut(): void {
    const companyId = readStored('local', storageKey)
    if (companyId !== null) queueMicrotask(() => storeValue('local', storageKey, companyId))
  },
  isDue: (companyId: string) => companyId !== '' && readStored('local', storageKey) === companyId,
  wasSeen: () => removeStored('local', storageKey),
}
