import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { LoanChoice } from '@/domain/finance/loan-choice'
import type { WorkedOut } from '@/domain/finance/work-out-loan'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Checkbox } from '@/ui/checkbox'
import { LoanFields } from '@/widgets/loan/fields'
import { useWrongFields } from '@/widgets/loan/fields/wrong-fields'
import { PageShell } from '@/ui/page'
import { PriceChangedDialog } from '@/widgets/price-changed-dialog'
import { StickyBar } from '@/ui/sticky-bar'
import { agreementLinks } from '@/widgets/consent/agreement-link'
import { AgreementRow } from '@/widgets/consent/agreement-row'
import { AgreementSheet } from '@/widgets/consent/agreement-sheet'
import './form-page.scss'
import { messages } from './messages'
import { OtherWaysCard } from './other-ways-card'
import { PapersCard } from './papers-card'
import { PlanCard } from './plan-card'
import { ProgressCard } from './progress-card'
import { headOf } from './head'
import type { Applying } from './use-application'
import type { Changes } from './use-changes'
import { useForm } from './use-form'

interface FormPageProps extends Applying {
  nav: ReactNode
  head: ReactNode
  plan: WorkedOut
  changes: Changes
  onChoose: (part: LoanChoice) => void
}

/** An application that is being prepared: plan, papers, consent, and sending it. */
export function FormPage({ application, agreement, nav, head, plan, changes, onChoose }: FormPageProps) {
  const form = useForm({ application, agreement }, plan, changes)
  const agreements = agreementLinks([agreement])
  const { tone } = headOf(application)
  const { vehicleTotalFen, schemes, milestones } = application
  const { saveObstacle, submitObstacle } = form
  const wrong = useWrongFields()
  const isSaved = form.isSaved && !wrong.isAny

  return (
    <PageShell
      surface="canvas"
      tone={tone}
      nav={nav}
      foot={
        <StickyBar above={<AgreementRow {...form.consent.row} agreements={agreements} />}>
          <Button kind="line" isDisabled={isSaved || saveObstacle !== null} onPress={wrong.unlessWrong(form.save)}>
            {isSaved ? messages.saved : messages.save}
          </Button>
          <Button
            isDisabled={submitObstacle !== null}
            hint={submitObstacle ? messages.obstacles[submitObstacle] : undefined}
            onPress={wrong.unlessWrong(form.submit)}
          >
            {messages.submit}
          </Button>
        </StickyBar>
      }
      overlay={
        <>
          <AgreementSheet {...form.consent.sheet} agreements={agreements} onAgree={form.agreeAndGoOn} />
          <PriceChangedDialog
            subject={messages.monthOfLoan}
            change={form.priceChange}
            onAccept={() => void form.acceptPrice()}
            onCancel={form.refusePrice}
          />
        </>
      }
    >
      {head}
      <PlanCard application={application} terms={form.terms} unlessWrong={wrong.unlessWrong}>
        <View className="finance-form__fields">
          <LoanFields
            priceFen={vehicleTotalFen}
            schemes={schemes}
            plan={plan}
            onChange={onChoose}
            tellWrong={wrong.tell}
          />
        </View>
      </PlanCard>
      <PapersCard papers={form.papers} />
      <Card>
        <Checkbox isOn={form.mayLook} onChange={form.setMayLook}>
          {messages.consent}
        </Checkbox>
      </Card>
      <OtherWaysCard application={application} onLeave={changes.leaveLoan} />
      <ProgressCard milestones={milestones} tone={tone} />
    </PageShell>
  )
}
