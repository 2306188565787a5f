import cloud from 'icon:cloud-check'
import { useEffect, useRef } from 'react'
import type { CompanyForm } from '../../core/company-settings/types'
import words from '../../core/i18n/en/shared-drafts'
import { registerMessages } from '../../core/i18n/translate'
import { DraftBanner } from '../base/DraftBanner'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'
import { Form, focusFirstProblem } from '../kit/Form'
import { FormFoot } from '../kit/FormFoot'
import { Panel } from '../kit/Panel'
import { CertificationsPart } from '../parts/CertificationsPart'
import { CompanyPart } from '../parts/CompanyPart'
import { ListsBanner } from '../parts/ListsBanner'
import { RetryBanner } from '../parts/RetryBanner'
import type { CompanyViewProps } from './CompanyView'

registerMessages('en', words)

/** The form, with what should be known before going on above it. */
export function CompanyEdit(props: CompanyViewProps & { company: CompanyForm }) {
  const { company, base, errors, state, failure, refusals, lists, onEdit } = props
  const t = useText()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0 && root.current) focusFirstProblem(root.current)
  }, [refusals])
  /** Nothing is to be said of the draft. */
  const isQuiet = state === 'clean' || state === 'dirty' || state === 'saving'
  const isChanged = state !== 'clean' && state !== 'saving'
  return (
    <>
      {failure === null && isQuiet && props.accountBehind ? (
        <RetryBanner
          words={t('company.accountBehind')}
          failure={props.accountFailure}
          busy={props.accountBusy}
          onRetry={props.onSaveAccount}
        />
      ) : (
        <DraftBanner
          state={state}
          failure={failure}
          failureTitle={t('company.saveFailed')}
          onTakeTheirs={props.onTakeTheirs}
          onKeepMine={props.onKeepMine}
        />
      )}
      <ListsBanner lists={lists} onRetry={props.onRetryLists} />
      <div ref={root}>
        <Panel>
          <Form label={t('company.title')} onSubmit={props.onSave}>
            <CompanyPart
              value={company}
              base={base}
              errors={errors}
              countries={lists.data?.countries ?? []}
              timezones={lists.data?.timezones ?? []}
              onEdit={onEdit}
            />
            <CertificationsPart
              value={company.certifications}
              base={base?.certifications}
              onEdit={change => onEdit(before => ({ ...before, certifications: change(before.certifications) }))}
            />
            <FormFoot note={isChanged && props.kept && t('company.draftKept')} noteIcon={cloud}>
              {isChanged && (
                <Button kind="quiet" onClick={props.onDiscard}>
                  {t('shared.discard')}
                </Button>
              )}
              <Button kind="primary" type="submit" busy={state === 'saving' || props.accountBusy}>
                {t('shared.save')}
              </Button>
            </FormFoot>
          </Form>
        </Panel>
      </div>
    </>
  )
}
