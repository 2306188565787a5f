import { type Step, steps } from '../../core/registration/types'
import { useText } from '../kit/context'
import { Panel } from '../kit/layout/Panel'
import { Wizard } from '../kit/layout/Wizard'
import { FormSkeleton } from '../kit/states/FormSkeleton'
import { Skeleton } from '../kit/states/Skeleton'
import { CompanySkeleton } from '../parts/company/CompanySkeleton'
import { stepTitles } from './step-titles'

/** Shows the steps of the registration, and the shape of the active one, until the registration is loaded. */
export function RegistrationSkeleton({ step }: { step: Step }) {
  const t = useText()
  return (
    <Panel>
      <Wizard
        label={t('registration.title')}
        active={step}
        steps={steps.map(id => ({ id, title: t(stepTitles[id]) }))}
        onStep={() => undefined}
      >
        {step === '1' && <CompanySkeleton />}
        {step === '2' && <Skeleton rows={8} columns={2} />}
        {step === '3' && (
          <FormSkeleton
            sections={[
              { title: t('drives.title'), lines: 2 },
              { title: t('registration.bandwidth'), lines: 1 },
              { title: t('companyParts.certifications'), lines: 2 },
            ]}
          />
        )}
      </Wizard>
    </Panel>
  )
}
