import Taro from '@tarojs/taro'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { FinanceApplication as Application } from '@/wire/schemas/loan'
import { FinanceStatus } from '@/wire/enums/finance'
import { linkOf, readLink, type LoanChoice, type LoanLink } from '@/domain/finance/loan-choice'
import { workOut } from '@/domain/finance/work-out-loan'
import { useKeptQuery } from '@/hooks/use-kept-query'
import { ApplicationHead } from './application-head'
import { FormPage } from './form-page'
import { choiceOf } from './loan-terms'
import { canApply } from './head'
import { ReadOnlyPage } from './read-only-page'
import type { Applying } from './use-application'
import { useChanges } from './use-changes'

interface FinanceApplicationProps extends Applying {
  /** The plan that the address asks for. */
  link: LoanLink
  nav: ReactNode
  /** The latest reading failed: what is shown may be old. */
  isStale: boolean
  onChanged: (application: Application) => void
  reload: () => void
}

/** In these the next thing to do is to fill in the form; after an ended application the shopper says so first. */
const PREPARING: readonly FinanceStatus[] = [FinanceStatus.notApplied, FinanceStatus.pendingSubmission]

/** An application: its form while it is being prepared, else where it stands. */
export function FinanceApplication(props: FinanceApplicationProps) {
  const { application, agreement, link, nav, isStale, onChanged, reload } = props
  const { orderId, status, terms, vehicleTotalFen, schemes } = application
  const changes = useChanges(application, { onChanged, reload })
  const [choice, setChoice] = useState<LoanChoice>(() => readLink(link))
  const [appliesAgainAfter, setAppliesAgainAfter] = useState<string | null>(null)
  const keepSoon = useKeptQuery()
  const seen = useRef(status)
  useEffect(() => {
    // Another status is another page to read.
    if (seen.current !== status) void Taro.pageScrollTo({ scrollTop: 0, duration: 0 })
    seen.current = status
  }, [status])

  const choose = (part: LoanChoice): void => {
    const next = { ...choice, ...part }
    setChoice(next)
    keepSoon({ id: orderId, ...linkOf(next) })
  }

  const isPreparing = PREPARING.includes(status) || appliesAgainAfter === application.financialOrderId
  const plan = workOut(vehicleTotalFen, schemes, { ...choiceOf(terms), ...choice })
  const head = <ApplicationHead application={application} isStale={isStale} />
  const shared = { application, nav, head, changes }
  if (plan && canApply(application) && isPreparing) {
    return <FormPage {...shared} agreement={agreement} plan={plan} onChoose={choose} />
  }
  return <ReadOnlyPage {...shared} onApplyAgain={() => setAppliesAgainAfter(application.financialOrderId)} />
}
