import { useState } from 'react'
import { Button } from '../../../../elements/kit/fields/Button'
import { Form } from '../../../../elements/kit/fields/Form'
import { FormFoot } from '../../../../elements/kit/fields/FormFoot'
import { FormSection } from '../../../../elements/kit/fields/FormSection'
import { PageHead } from '../../../../elements/kit/layout/PageHead'
import { Panel } from '../../../../elements/kit/layout/Panel'
import { Wizard } from '../../../../elements/kit/layout/Wizard'
import { words } from './data/company'
import { fieldWords, wizardSteps } from './data/fields'
import { Choices } from './parts/Choices'
import { FieldStates } from './parts/FieldStates'

/** The second step of the wizard, with every field in every state. */
export default function WizardPage() {
  const [step, setStep] = useState('areas')
  return (
    <div className="stack" style={{ maxInlineSize: 920, marginInline: 'auto' }}>
      <PageHead title={fieldWords.title} />
      <Panel>
        <Wizard label={words.register} steps={wizardSteps} active={step} onStep={setStep}>
          <Form label={words.register} onSubmit={() => undefined}>
            <FormSection title={fieldWords.states} hint={fieldWords.statesHint}>
              <FieldStates />
            </FormSection>
            <FormSection title={fieldWords.choices}>
              <Choices />
            </FormSection>
            <FormFoot>
              <Button kind="quiet">{words.cancel}</Button>
              <Button kind="primary" type="submit">
                {words.next}
              </Button>
            </FormFoot>
          </Form>
        </Wizard>
      </Panel>
    </div>
  )
}
