import { useDidShow } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { useStore } from 'zustand/react'
import type { LoanScheme } from '@/wire/schemas/finance'
import { isSameChoice, linkOf, readLink, type LoanChoice, type LoanLink } from '@/domain/finance/loan-choice'
import { workOut, type WorkedOut } from '@/domain/finance/work-out-loan'
import { useAsyncPage } from '@/hooks/use-async-page'
import { useKeptQuery } from '@/hooks/use-kept-query'
import { usePageShown } from '@/hooks/use-page-shown'
import { fetchLoanSchemes, fetchTrialModels } from '@/services/api/vehicle'
import { configurationDraft, configuredDraft } from '@/services/configuration/draft'
import type { AsyncPage } from '@/services/async-page/async-page'
import { carOf, carsOf, orderedCarOf, type Car, type OwnDraft } from './cars'
import { schemesOf } from './schemes'
import { useOwnCode } from './use-own-code'

/** What `useCalculator` gives. */
export interface Calculator {
  choice: LoanChoice
  change: (part: LoanChoice) => void
  cars: Car[]
  car: Car | undefined
  schemes: LoanScheme[]
  plan: WorkedOut | undefined
  page: AsyncPage<LoanScheme[]>
  isEmpty: boolean
  reload: () => void
}

/** The choice of the page that was shown last. */
let shown: StoreApi<LoanChoice> | undefined

/** Each calculator has a choice of its own; a schedule shares that of the calculator under it, whose plan it opens with. */
const choicesFor = (choice: LoanChoice, isSchedule: boolean): StoreApi<LoanChoice> =>
  isSchedule && shown && isSameChoice(choice, shown.getState()) ? shown : createStore(() => choice)

/** A choice of the version at its price, whosever configuration that is. */
const withoutCode = ({ share: _, ...plan }: LoanChoice): LoanChoice => plan

const readDraft = (): OwnDraft => {
  const draft = configurationDraft.read()
  return { draft, isConfigured: draft !== undefined && configuredDraft(draft.modelId) !== undefined }
}

/**
 * The car, its schemes and the plan that is worked out.
 *
 * @param link - what the address asks for; the page begins with it.
 * @param kept - other parameters of the address, kept beside the choice; with an order the car is the order's.
 */
export function useCalculator(link: LoanLink, kept: { view?: string; orderId?: string }): Calculator {
  const [choices] = useState(() => choicesFor(readLink(link), kept.view === 'schedule'))
  const choice = useStore(choices)
  const keepSoon = useKeptQuery()
  const [draft, setDraft] = useState(readDraft)
  const models = useAsyncPage((signal) => fetchTrialModels({ signal }))
  const cars = models.page.status === 'ready' ? carsOf(models.page.data, draft) : []
  const ordered = kept.orderId !== undefined && cars.length > 0 ? orderedCarOf(cars, choice) : undefined
  const ownCode = useOwnCode(ordered ?? carOf(cars, withoutCode(choice)), draft)
  const car = ordered ?? carOf(cars, choice, ownCode)
  const offered = useAsyncPage((signal) => fetchLoanSchemes(car?.pnoTwelve ?? '', { signal }), {
    key: car?.pnoTwelve ?? '',
    isEnabled: car !== undefined,
  })
  const schemes = offered.page.status === 'ready' ? schemesOf(offered.page.data, choice) : []

  const keep = () => keepSoon({ ...linkOf(choices.getState()), ...kept })
  useDidShow(() => {
    shown = choices
    setDraft(readDraft())
    // A schedule over this page may have changed the plan.
    keep()
  })

  const change = (part: LoanChoice): void => {
    const { share, ...plan } = choices.getState()
    // The code is that of one car.
    const isSameCar = part.pnoTwelve === undefined && part.priceFen === undefined
    choices.setState({ ...plan, ...(isSameCar && share !== undefined && { share }), ...part }, true)
    keep()
  }

  const isShown = usePageShown()
  const codeBefore = useRef<string>()
  useEffect(() => {
    if (ownCode === undefined) return
    // The shopper may have made another car of it, at the same price.
    const isOwn = car?.isConfigured === true || choice.share === codeBefore.current
    codeBefore.current = ownCode
    if (!isOwn || choice.share === ownCode) return
    choices.setState({ share: ownCode })
    // Under another page the address is that one's; it is kept as this page comes back.
    if (isShown) keep()
    // `keep` reads what is chosen by then.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ownCode, choice.share])

  return {
    choice,
    change,
    cars,
    car,
    schemes,
    plan: car && workOut(car.priceFen, schemes, choice),
    /** What is loading or has failed: first the cars, then the schemes of one. */
    page: models.page.status === 'ready' ? offered.page : models.page,
    isEmpty: models.page.status === 'ready' && cars.length === 0,
    reload: models.page.status === 'ready' ? offered.reload : models.reload,
  }
}
