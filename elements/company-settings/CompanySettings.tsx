import { useState } from 'react'
import { companyDetails } from '../../core/company-settings/mapping'
import { companySettings } from '../../core/company-settings/store'
import { text } from '../../core/i18n/translate'
import { useRead, useStore, useWork } from '../base/bridge/hooks'
import { draftShown } from '../base/drafts/DraftBanner'
import { useResend } from '../base/drafts/use-resend'
import { CompanyView } from './CompanyView'
import type { CompanySettingsProps } from './contract'

export function CompanySettings({ host }: CompanySettingsProps) {
  const store = useStore(companySettings)
  const [refusals, setRefusals] = useState(0)
  const { read, lists, registration, lock, company } = store
  const draft = store.draft.value
  const shown = draftShown(draft)
  useRead(read.value, text('company.loadFailed'), store.refresh)
  useWork({ dirty: draft?.dirty.value ?? false, save: () => saved(store.save()), discard: () => draft?.discard() })
  useResend(shown.unsent, () => saved(store.save('unsent')))

  async function saved(saving: Promise<boolean>): Promise<boolean> {
    if (draft === null) return true
    if (!(await saving)) return false
    host.emit('reeldock-company-saved', { company: companyDetails(draft.base.peek()) })
    return true
  }

  return (
    <CompanyView
      read={read.value}
      onRetry={() => void store.refresh()}
      lists={lists.value}
      onRetryLists={() => void store.refreshLists()}
      registration={registration.value}
      lock={lock.value}
      company={draft?.value.value ?? company.value}
      base={draft?.base.value ?? null}
      errors={draft?.errors.value ?? {}}
      draft={shown}
      theirs={draft?.theirs.value ?? null}
      refusals={refusals}
      accountBehind={store.accountBehind.value}
      accountBusy={store.accountBusy.value}
      accountFailure={store.accountFailure.value}
      onEdit={change => draft?.edit(change)}
      onSave={async () => {
        if (!(await saved(store.save()))) setRefusals(refusals + 1)
      }}
      onSaveAccount={() => void saved(store.saveAccount())}
      onDiscard={() => draft?.discard()}
      onRegister={() => host.navigate('/register')}
    />
  )
}
