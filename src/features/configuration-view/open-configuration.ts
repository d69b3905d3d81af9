import type { ConfigurationQuote, ConfigurationSnapshot } from '@/wire/schemas/configuration'
import type { ModelDetail } from '@/wire/schemas/vehicle'
import { ErrorCode } from '@/wire/errors'
import { reopenConfiguration, type Reopened } from '@/domain/configuration/reopen'
import { fetchMonthlyFen } from '@/services/advertised-monthly'
import { quoteConfiguration } from '@/services/api/configuration'
import { fetchModel } from '@/services/api/vehicle'
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
export type OpenedConfiguration =
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

/** Opens a car at the server's prices of now. Throws as `readCar` and `quoteConfiguration`. */
export const openConfiguration = async (source: CarSource): Promise<OpenedConfiguration> => {
  const snapshot = await readCar(source)
  if (snapshot === undefined) return { kind: 'none' }
  const model = await modelOf(snapshot)
  const reopened = model && reopenConfiguration(model, snapshot)
  if (model === undefined || reopened === undefined) return { kind: 'withdrawn', snapshot }
  const { version, chosen, gone, goneVersion, oldTotalFen } = reopened
  const quote = await quoteConfiguration({ pnoTwelve: version.pnoTwelve, options: [...chosen] })
  const monthlyFen = await fetchMonthlyFen(quote.pnoTwelve, quote.totalFen)
  return { kind: 'car', car: { model, version, gone, goneVersion, oldTotalFen, quote, monthlyFen } }
}
