import type { ConfigurationQuote, ConfigurationSnapshot } from '@/wire/schemas/configuration'
import type { ModelDetail } from '@/wire/schemas/vehicle'
import { ErrorCode } from '@/wire/errors'
import { reopenConfiguration, type Reopened } from '@/domain/configuration/reopen'
import { advertisedMonthlyFen } from '@/domain/finance/loan'
import { quoteConfiguration } from '@/services/api/configuration'
import { fetchLoanSchemes, fetchModel } from '@/services/api/vehicle'
import { isRefusal } from '@/services/request/errors'
import { readCar, type CarSource } from './source'

/** A car as it can be ordered today, with all that differs from when it was left. */
export interface ViewedCar extends Pick<Reopened, 'version' | 'gone' | 'goneVersion' | 'oldTotalFen'> {
  model: ModelDetail
  quote: ConfigurationQuote
  /** In fen; undefined for a version without a loan. */
  monthlyFen: number | undefined
}

/** What a link to the page leads to. */
export type OpenedCar =
  | { kind: 'none' }
  | { kind: 'withdrawn'; snapshot: ConfigurationSnapshot }
  | { kind: 'car'; car: ViewedCar }

const modelOf = async ({ modelId }: ConfigurationSnapshot): Promise<ModelDetail | undefined> => {
  try {
    return await fetchModel(modelId)
  } catch (error) {
    if (isRefusal(error, ErrorCode.noLongerOffered, ErrorCode.modelNotFound)) return undefined
    throw error
  }
}

/** What a month costs is an extra: the car is shown without it too. */
const monthlyOf = async ({ pnoTwelve, totalFen }: ConfigurationQuote): Promise<number | undefined> =>
  advertisedMonthlyFen(totalFen, await fetchLoanSchemes(pnoTwelve).catch(() => []))

/** Opens a car at the server's prices of now. Throws as `readCar` and `quoteConfiguration`. */
export const openCar = async (source: CarSource): Promise<OpenedCar> => {
  const snapshot = await readCar(source)
  if (snapshot === undefined) return { kind: 'none' }
  const model = await modelOf(snapshot)
  const reopened = model && reopenConfiguration(model, snapshot)
  if (model === undefined || reopened === undefined) return { kind: 'withdrawn', snapshot }
  const { version, chosen, gone, goneVersion, oldTotalFen } = reopened
  const quote = await quoteConfiguration({ pnoTwelve: version.pnoTwelve, options: [...chosen] })
  const monthlyFen = await monthlyOf(quote)
  return { kind: 'car', car: { model, version, gone, goneVersion, oldTotalFen, quote, monthlyFen } }
}
