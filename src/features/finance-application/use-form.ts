import { useState, type SetStateAction, type Dispatch } from 'react'
import type { FinanceApplication, LoanTerms } from '@/wire/schemas/loan'
import { FinanceStatus, LoanPaper } from '@/wire/enums/finance'
import { ErrorCode, type PriceChangedData } from '@/wire/errors'
import type { WorkedOut } from '@/domain/finance/work-out-loan'
import { isRefusal } from '@/services/request/errors'
import { priceChangeOf } from '@/services/request/price-change'
import type { Consent } from '@/widgets/consent/use-consent'
import { useConsentTo } from '@/widgets/consent/use-consent-to'
import { isSamePlan, termsOf } from './loan-terms'
import { areSamePapers, paperPaths, saveObstacle, submitObstacle, type Obstacle } from './obstacle'
import type { Applying } from './use-application'
import type { Changes } from './use-changes'
import { usePapers, type Papers } from './use-papers'

/** What gives papers away. */
type Way = 'save' | 'submit'

/** Papers and consents of an application that is being prepared, and the ways to save and to send it. */
export function useForm({ application, agreement }: Applying, plan: WorkedOut, changes: Changes): Form {
  const papers = usePapers(application)
  const consent = useConsentTo([agreement])
  const [wanted, setWanted] = useState<Way>('submit')
  const [mayLook, setMayLook] = useState(false)
  const [priceChange, setPriceChange] = useState<PriceChangedData | null>(null)
  const terms = termsOf(plan)
  const given = {
    [LoanPaper.identity]: papers.identity.uploads,
    [LoanPaper.income]: papers.income.uploads,
  }
  const paths = paperPaths(given)
  const isSaved =
    application.status === FinanceStatus.pendingSubmission &&
    isSamePlan(terms, application.terms) &&
    areSamePapers(paths, application.papers)

  const { id, version } = agreement
  /** Takes the tick away that was for a version of before; that is told, and the form read again, as any refusal. */
  const forgetOutdated = (error: unknown): boolean => {
    if (isRefusal(error, ErrorCode.agreementOutdated)) consent.withdraw()
    return false
  }

  const save = async (): Promise<FinanceApplication | null> => {
    const { schemeId, downPaymentRatio, termMonths } = terms
    const saved = await changes.save(
      {
        schemeId,
        downPaymentRatio,
        termMonths,
        papers: paths,
        agreements: paths.length > 0 ? [{ id, version }] : [],
      },
      forgetOutdated,
    )
    // From here on the server has the pictures.
    if (saved !== null) for (const { forget } of Object.values(papers)) forget()
    return saved
  }

  const submit = async (expectedMonthlyFen: number): Promise<void> => {
    setPriceChange(null)
    const saved = isSaved ? application : await save()
    if (saved === null) return
    await changes.submit(saved, { expectedMonthlyFen, agreements: [{ id, version }] }, (error) => {
      const change = priceChangeOf(error)
      setPriceChange(change)
      return change !== null || forgetOutdated(error)
    })
  }

  const ways: Record<Way, () => Promise<unknown>> = { save, submit: () => submit(terms.monthlyFen) }
  /** Goes a way once it is agreed to, where papers go with it. */
  const go = (way: Way) => async (): Promise<unknown> => {
    if (paths.length === 0 || consent.isAgreed) return ways[way]()
    setWanted(way)
    return consent.ask()
  }

  return {
    papers,
    terms,
    isSaved,
    saveObstacle: saveObstacle(given),
    submitObstacle: submitObstacle(given, mayLook),
    mayLook,
    setMayLook,
    consent,
    save: go('save'),
    submit: go('submit'),
    agreeAndGoOn: () => {
      consent.agree()
      return ways[wanted]()
    },
    priceChange,
    acceptPrice: () => (priceChange ? submit(priceChange.newAmountFen) : undefined),
    refusePrice: () => {
      setPriceChange(null)
      // What it costs by now is what the form shows from here on.
      changes.reload()
    },
  }
}

export interface Form {
  papers: Papers
  terms: LoanTerms
  isSaved: boolean
  saveObstacle: Obstacle | null
  submitObstacle: Obstacle | null
  /** The lender may look into the papers. */
  mayLook: boolean
  setMayLook: Dispatch<SetStateAction<boolean>>
  /** To what the papers are given under. */
  consent: Consent
  save: () => Promise<unknown>
  submit: () => Promise<unknown>
  /** Goes the way that the consent was asked for. */
  agreeAndGoOn: () => Promise<unknown>
  priceChange: PriceChangedData | null
  acceptPrice: () => Promise<void> | undefined
  refusePrice: () => void
}
