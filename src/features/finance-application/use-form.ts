import { useState, type SetStateAction, type Dispatch } from 'react'
import type { FinanceApplication, LoanTerms } from '@/wire/schemas/loan'
import { FinanceStatus, LoanPaper } from '@/wire/enums/finance'
import type { PriceChangedData } from '@/wire/errors'
import type { WorkedOut } from '@/domain/finance/work-out-loan'
import { priceChangeOf } from '@/services/request/price-change'
import { isSamePlan, termsOf } from './loan-terms'
import { areSamePapers, paperPaths, saveObstacle, submitObstacle } from './obstacle'
import type { Changes } from './use-changes'
import { usePapers, type Papers } from './use-papers'

/** Papers and consent of an application that is being prepared, and the ways to save and to send it. */
export function useForm(application: FinanceApplication, plan: WorkedOut, changes: Changes): Form {
  const papers = usePapers(application)
  const [isAgreed, setAgreed] = useState(false)
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

  const save = async (): Promise<boolean> => {
    const { schemeId, downPaymentRatio, termMonths } = terms
    const isDone = await changes.save({ schemeId, downPaymentRatio, termMonths, papers: paths })
    // From here on the server has the pictures.
    if (isDone) for (const { forget } of Object.values(papers)) forget()
    return isDone
  }

  const submit = async (expectedMonthlyFen: number): Promise<void> => {
    setPriceChange(null)
    if (!isSaved && !(await save())) return
    await changes.submit(expectedMonthlyFen, (error) => {
      const change = priceChangeOf(error)
      setPriceChange(change)
      return change !== null
    })
  }

  return {
    papers,
    terms,
    isSaved,
    saveObstacle: saveObstacle(given),
    submitObstacle: submitObstacle(given, isAgreed),
    isAgreed,
    setAgreed,
    save,
    submit: () => submit(terms.monthlyFen),
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
  saveObstacle: 'uploading' | 'uploadFailed' | 'missingIdentity' | 'missingIncome' | 'notAgreed' | null
  submitObstacle: 'uploading' | 'uploadFailed' | 'missingIdentity' | 'missingIncome' | 'notAgreed' | null
  isAgreed: boolean
  setAgreed: Dispatch<SetStateAction<boolean>>
  save: () => Promise<boolean>
  submit: () => Promise<void>
  priceChange: PriceChangedData | null
  acceptPrice: () => Promise<void> | undefined
  refusePrice: () => void
}
